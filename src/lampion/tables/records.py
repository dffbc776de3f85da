"""The record of a table, which `lampion verify` checks. It leaves the table only once the game is over."""

import json

from lampion.kernel.chance import commit
from lampion.kernel.record import Links, Record, RecordedMove, Result, Resumption
from lampion.tables.errors import NotOver
from lampion.tables.table import Table


def record_of(table: Table) -> Record:
    """The record of a finished game, with its secret."""
    if table.phase != "over":
        raise NotOver()
    return unfinished_record_of(table).publish(table.terms.secret)


def unfinished_record_of(table: Table) -> Record:
    """The record so far, without the secret: for whoever runs the server."""
    withdrawn = {int(entry.text) for entry in table.entries if entry.kind == "undo"}
    moves: list[RecordedMove] = []
    resumptions: list[Resumption] = []
    links: list[Links] = []
    for entry in table.entries:
        if entry.kind == "move" and entry.number not in withdrawn and entry.seat is not None:
            moves.append(RecordedMove(entry.seat, entry.text))
        elif entry.kind == "draw":
            links.append(Links(len(moves), tuple(json.loads(entry.text)["links"])))
        elif entry.kind == "rules":
            change = json.loads(entry.text)
            resumptions.append(Resumption(len(moves), change["rules"], change["components"]))
    terms, end = table.terms, table.outcome
    played = end is not None and end["reason"] == "played"
    return Record(
        game=terms.game,
        rules=terms.rules,
        components=terms.components,
        seats=terms.seats,
        options=terms.options,
        entries=tuple(moves),
        result=find_result(table) if played else None,
        commitment=commit(terms.secret),
        nonces=table.fair.nonces,
        pledges=table.fair.pledges,
        resumptions=tuple(resumptions),
        links=tuple(links),
        stopped="" if end is None or played else end["reason"],
    )


def find_result(table: Table) -> Result | None:
    """The result by the rules of the game alone: a record doesn't know which seats ran out of time."""
    if table.live_match is not None:
        return table.live_match.match.result()
    return Result(tuple(table.outcome["scores"]), tuple(table.outcome["winners"])) if table.outcome else None
