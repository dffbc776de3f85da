"""The catalogue is complete: every key in both languages with the same variables, and nothing unused."""

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import lampion
from lampion import i18n
from lampion.bots.bench import measure_search
from lampion.cli.arguments import SENTENCES
from lampion.cli.main import build_parser
from lampion.cli.moves import Choices
from lampion.cli.names import Names
from lampion.cli.prompt_commands import COMMANDS
from lampion.cli.story import Story
from lampion.games import GAMES
from lampion.kernel.bench import measure
from lampion.kernel.errors import LampionError, MoveRefused
from lampion.kernel.limits import CHANCE

SOURCE = Path(lampion.__file__).parent
WALKS: list[dict[str, Any]] = [
    {},
    {"sign": "drawn", "sets": "chosen"},
    {"sign": "drawn", "sign_known": "before", "finale": "best", "first": "0", "cards": "36"},
]


class Variables(Visitor):
    """Collects the variables of a message or attribute."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def keys(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language, attributes as `key.part`, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for _name, text in i18n.sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                for key, part in parts(entry):
                    assert key not in found, f"{key} is defined twice"
                    visitor = Variables()
                    visitor.visit(part)
                    found[key] = frozenset(visitor.names)
    return found


def parts(message: Message) -> Iterator[tuple[str, object]]:
    """A message and its attributes."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        assert isinstance(attribute, Attribute)
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    english, french = keys("en"), keys("fr")

    assert sorted(english.keys() ^ french.keys()) == []
    assert {key: (english[key], french[key]) for key in english if english[key] != french[key]} == {}


def test_both_languages_are_kept_in_the_same_files() -> None:
    assert [name for name, _ in i18n.sources("en")] == [name for name, _ in i18n.sources("fr")]


class Texts(Visitor):
    """Collects the texts that people read."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def test_french_texts_say_robot_for_bot() -> None:
    """One word for one thing; command-line options and names of bots stay as typed."""
    texts = Texts()
    for _name, text in i18n.sources("fr"):
        texts.visit(FluentParser().parse(text))

    assert [text for text in texts.found if re.search(r"(?<!-)\bbots?\b", text, re.IGNORECASE)] == []


def kinds_of_errors(kind: type[LampionError] = LampionError) -> Iterator[type[LampionError]]:
    """Every error that can be raised."""
    for module in walk_packages(lampion.__path__, "lampion."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of_errors(below)


ERRORS: set[type[LampionError]] = set(kinds_of_errors())
NAMED = sorted(ERRORS - {MoveRefused}, key=lambda error: error.__name__)


def data_of(error: type[LampionError]) -> set[str]:
    """The data that an error carries, as its description says."""
    found = re.search(r"Data: ([\w, ]+)\.", error.__doc__ or "")
    return set(found[1].split(", ")) if found else set()


@pytest.mark.parametrize("error", NAMED)
def test_every_error_has_a_text_that_uses_its_data(error: type[LampionError]) -> None:
    """MoveRefused itself is never raised, only its subclasses."""
    assert keys("en")[f"error-{error.code}"] <= data_of(error)


def strings(*folders: str) -> Iterator[str]:
    """Every string in the source files of some folders, with `*` for placeholders."""
    for folder in folders:
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.JoinedStr):
                    yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def test_every_key_the_terminal_uses_exists() -> None:
    named = {text for text in strings("cli") if re.fullmatch(r"terminal-[a-z-]*[a-z](\.[a-z]+)?", text)}

    assert sorted(named - keys("en").keys()) == []


def arguments() -> Iterator[str]:
    """The keys of all commands and their arguments."""
    yield from (f"terminal-argparse-{sentence}" for sentence in SENTENCES.values())
    yield from (f"terminal-command-{name}{part}" for name in COMMANDS for part in ("", ".about"))
    parser = build_parser("en")
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    for command, own in commands.choices.items():
        yield f"terminal-{command}"
        for action in own._actions:
            name = (action.option_strings or [action.dest])[-1].strip("-")
            yield from (f"terminal-{command}-{name}", f"terminal-shared-{name}", f"terminal-metavar-{name}")
    game = lampion.game("spring-festival")
    measured = measure(game, 2, {}, 0.001) | measure_search(game, 2, {}, 0.001)
    yield from (f"terminal-bench-{field.replace('_', '-')}" for field in measured)


def test_no_text_of_the_terminal_is_unused() -> None:
    own = {key for key in keys("en") if key.startswith("terminal-")}
    used = {*strings("cli", "games"), *arguments()}

    assert sorted(own - used) == []


def test_no_error_text_is_unused() -> None:
    codes = {f"error-{error.code}" for error in ERRORS}

    assert sorted(key for key in keys("en") if key.startswith("error-") and key not in codes) == []


def expected(name: str) -> Iterator[str]:
    """The keys that every interface looks up, derived from what a game declares."""
    game = lampion.game(name)
    yield from (f"{name}-name", f"{name}-about", f"{name}-rules", f"{name}-tie-break")
    for option in game.options:
        key = f"{name}-option-{option.name}"
        for words in (key, *(f"{key}-{value}" for value in option.choices)):
            yield from (words, f"{words}.about")
    start = game.position(min(game.players), game.settle(min(game.players), {}))
    yield from (f"{name}-score-{part}" for part in game.breakdown(start, 0))
    yield from (f"{name}-event-{kind}" for kind in kinds_of_events(name))


def kinds_of_events(name: str) -> set[str]:
    """Every kind of event that the narration of a game can tell."""
    folder = SOURCE / "games" / name.replace("-", "_")
    text = "".join(file.read_text("utf-8") for file in folder.glob("narration*.py"))
    return set(re.findall(r'\bevent\(\s*"([a-z-]+)"', text))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_text_that_interfaces_ask_for(name: str) -> None:
    assert sorted(set(expected(name)) - keys("en").keys()) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_options_are_explained_in_whole_sentences(name: str, language: str) -> None:
    """A choice and every explanation begin with a capital and end as sentences do; seats are counted from 1."""
    for option in lampion.game(name).options:
        key = f"{name}-option-{option.name}"
        texts = [f"{key}.about", *(f"{key}-{choice}{part}" for choice in option.choices for part in ("", ".about"))]
        for words in (i18n.say(language, text) for text in texts):
            assert re.fullmatch(r"[A-ZÀ-Ý].* .*[.?]", words), words
            assert not re.search(r"\b(seat|place) 0\b", words, re.IGNORECASE)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_is_unused(name: str) -> None:
    """A key is used if the game names it, wholly or up to a `*`, if interfaces ask for it, or for the data of an
    event or a reason.
    """
    own = {key for key in keys("en") if key.startswith(f"{name}-") and not key.startswith(f"{name}-web-")}
    kinds = ("prompt", "draw", "move", "offer", "preview", "event", "sort", "piece")  # the last two in balance reports
    by_kind = tuple(f"{name}-{part}-" for part in kinds)
    texts = {text.removeprefix(f"{name}-") for text in strings(f"games/{name.replace('-', '_')}", "cli")}
    texts = {text.removeprefix("*-") for text in texts}
    patterns = [re.escape(text).replace(r"\*", r"[\w-]+") for text in texts if re.match(r"[a-z]{2}", text)]
    named = re.compile("|".join(patterns))
    folder = SOURCE / "games" / name.replace("-", "_")
    told = "".join(file.read_text("utf-8") for kind in ("narration", "reasons") for file in folder.glob(f"{kind}*.py"))
    by_data = tuple(f"{name}-{field}-" for field in set(re.findall(r"\b(\w+)=", told)))
    unused = own - set(expected(name)) - {key for key in own if key.startswith(by_kind + by_data)}

    assert sorted(key for key in unused if not named.fullmatch(key.removeprefix(f"{name}-"))) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_in_games_has_a_text(name: str, language: str) -> None:
    """Prompts, moves with their previews, and events, with every variable that their texts use."""
    game = lampion.game(name)
    for seed, chosen in enumerate(WALKS if name == "spring-festival" else [{}]):
        match = game.start(seats=max(game.players), seed=seed, **chosen)
        bot = lampion.bot("random", seed)
        names = Names(language, you=0)
        while not match.over:
            seat = match.to_move
            key, data = game.prompt(match.position, seat)
            assert i18n.say(language, key, **data)
            assert i18n.say(language, f"{key}.help")
            assert Choices(match, seat, names).lines(80)
            match.play(bot.choose(game, match.position, seat))
        for viewer in (None, 0, CHANCE):
            assert all(paragraph.text for paragraph in Story(match, names, viewer).news())


@pytest.mark.parametrize("name", GAMES)
def test_texts_by_kind_belong_to_an_existing_kind(name: str) -> None:
    """Prompts, draws, kinds of moves and of events: no text for a kind that the game no longer has."""
    folder = SOURCE / "games" / name.replace("-", "_")
    text = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    for key in keys("en"):
        part = re.fullmatch(rf"{name}-(prompt|draw|move|offer|preview|event)-([a-z-]+)(\.[a-z]+)?", key)
        assert part is None or f'"{part[2]}"' in text or f'"{part[2]} ' in text or f'f"{part[2]} ' in text, key


@pytest.mark.parametrize(
    ("name", "told"),
    [("Tao", "de Tao"), ("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Yves", "d’Yves"), ("Yann", "de Yann")],
)
def test_french_elides_before_a_vowel(name: str, told: str) -> None:
    assert i18n.say("fr", "web-line-forfeit", who=name, you="no") == f"Le temps {told} est écoulé."


def test_an_unknown_key_or_language_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        i18n.say("en", "no-such-key")
    with pytest.raises(LookupError):
        i18n.say("xx", "terminal-you")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LAMPION_LANGUAGE": "fr"}, "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for variable in ("LAMPION_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)

    assert i18n.preferred() == language
