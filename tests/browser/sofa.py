"""Several people who share one person's screen, and a reader of everything that their page holds."""

import contextlib
import json
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.players import LONG, Player
from tests.waiting import wait_until

SOON = 5.0  # seconds in which timers of the last animations have run out

# Everything in the page's memory that is alive, after collecting garbage: what says whose eyes it was made for.
HELD = """function () {
    const own = (one, name) => Object.getOwnPropertyDescriptor(one, name)?.value
    const found = { hands: [], viewers: [], moves: [], lines: [] }
    for (const one of this) {
        const hand = own(one, 'hand')
        if (Array.isArray(hand) && hand.length) found.hands.push(JSON.stringify(hand))
        if (Array.isArray(own(one, 'seats')) && own(one, 'game') && 'you' in one) found.viewers.push(own(one, 'you'))
        if (typeof own(one, 'move') === 'string' && own(one, 'preview')) found.moves.push(own(one, 'move'))
        if (Array.isArray(own(one, 'events')) && own(one, 'kind') === 'move') found.lines.push([one.number, one.events])
    }
    return found
}"""


class Sofa:
    """People at one screen: the board's usual player, and what lies between their turns."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.heard: list[dict[str, Any]] = []  # messages of the table
        self.said: list[dict[str, Any]] = []  # commands to it
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Keep what goes over the socket."""
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    @property
    def curtain(self) -> Locator:
        """The curtain."""
        return self.page.locator(".curtain")

    def looks(self, name: str) -> Locator:
        """The button by which somebody looks."""
        words = self.player.say("web-curtain-look", who=name)
        return self.curtain.get_by_role("button", name=words)

    def look(self, name: str) -> None:
        """Somebody says that they look now."""
        self.looks(name).click()
        expect(self.curtain).to_be_hidden()
        expect(self.player.board).to_be_visible()

    @property
    def hand_over(self) -> Locator:
        """The button that hands over to whoever is asked next."""
        return self.page.get_by_role("button", name=self.player.words("web-hand-over"))

    @property
    def cover(self) -> Locator:
        """The button that covers the hand while nobody else at this screen is asked."""
        return self.page.get_by_role("button", name=self.player.words("web-cover"))

    def asked(self) -> str:
        """The name of whoever the curtain calls."""
        expect(self.curtain.get_by_role("heading")).to_be_visible()
        gold = self.curtain.locator(".button.gold")
        expect(gold.first).to_be_visible(timeout=LONG)
        before, after = self.player.say("web-curtain-look", who="|").split("|")
        return gold.first.inner_text().removeprefix(before).removesuffix(after)

    def is_asked(self) -> bool:
        """Wait until whoever looks is asked, or the end; False if it is somebody else's turn."""
        player: Any = self.player
        anything = self.hand_over.or_(player.result)
        for one in (player.question, player.claims, player.pictured, player.figures, player.lit, player.free):
            anything = anything.or_(one)
        expect(anything.or_(player.actions).or_(player.plain).first).to_be_visible(timeout=LONG)
        return not self.hand_over.is_visible() and not player.result.is_visible()

    # What the page knows

    def held(self) -> dict[str, Any]:
        """What the page's memory holds of hands, views, moves and lines."""
        cdp = self.page.context.new_cdp_session(self.page)
        try:
            shape = cdp.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
            alive = cdp.send("Runtime.queryObjects", {"prototypeObjectId": shape})["objects"]["objectId"]
            call = {"objectId": alive, "functionDeclaration": HELD, "returnByValue": True}
            found: dict[str, Any] = cdp.send("Runtime.callFunctionOn", call)["result"]["value"]
        finally:
            cdp.detach()
        return found

    def texts(self) -> str:
        """Everything written in the page and in what it has stored."""
        return str(
            self.page.evaluate("document.documentElement.outerHTML + JSON.stringify([localStorage, sessionStorage])")
        )

    def read_what_everybody_may_see(self) -> None:
        """While the curtain is up, read the story and the points, and close them again."""
        for key, place in (("web-log", ".log li"), ("web-scores", "td")):
            button = self.curtain.get_by_role("button", name=self.player.say(key), exact=True)
            button.click()
            expect(self.curtain.locator(place).first).to_be_visible()
            assert not self.curtain.locator(".log button").count()
            button.click()
            expect(self.curtain.locator(place)).to_have_count(0)

    def expect_nothing_private(self, labels: list[str], since: int) -> None:
        """Check, while the curtain is up, that nothing is left or comes of any hand: in page, memory and messages."""
        expect(self.curtain).to_be_visible()
        table = self.page.url.rpartition("/")[2].partition("#")[0]
        answer = self.page.context.request.get(f"{self.player.person.address}/api/tables/{table}/replay?eyes=public")
        public = {moment["number"]: moment["events"] for moment in answer.json()["moments"] if "events" in moment}

        left: dict[str, Any] = {}

        def is_clean() -> bool:
            found = self.held()
            found["lines"] = [line for line in found["lines"] if line[1] != public.get(line[0], line[1])]
            found["viewers"] = [viewer for viewer in found["viewers"] if viewer is not None]
            left.update(found)
            return not any(found.values())

        with contextlib.suppress(AssertionError):
            wait_until(is_clean, patience=SOON)
        kept = {what: one for what, one in left.items() if one}
        assert not kept, f"in memory: {json.dumps(kept)[:2000]}"
        texts = self.texts()
        shown = [label for label in labels if label in texts]
        assert labels
        assert not shown, f"on the page: {shown}"
        for message in self.heard[since:]:
            state = message.get("state")
            if state is not None:
                assert (state["seat"], state.get("offers", [])) == (None, [])
                assert all(seat["hand"] is None for seat in state["view"]["seats"])

    def check_messages(self) -> None:
        """Check that no message ever showed two hands, or one that its viewer doesn't hold."""
        shown = 0
        for message in self.heard:
            state = message.get("state") or {"phase": "over"}
            if state["phase"] != "playing":
                continue
            hands = [seat["seat"] for seat in state["view"]["seats"] if seat["hand"] is not None]
            assert hands == ([] if state["seat"] is None else [state["seat"]])
            shown += len(hands)
        assert shown
