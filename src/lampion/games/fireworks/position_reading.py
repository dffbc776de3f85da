"""Reads the text of a position line by line, and refuses an impossible one."""

from collections.abc import Sequence
from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.constants import faces, kinds, modes, phases, skies
from lampion.games.fireworks.pieces import FACE_IDS, FUNCTION_IDS
from lampion.games.fireworks.position_checks import find_problem
from lampion.games.fireworks.position_numbers import BY_CHANCE
from lampion.games.fireworks.position_words import (
    COUNTS,
    FALLING,
    FIELDS,
    FLAGS,
    LOOK_NUMBERS,
    MASKS,
    PHASES,
    WITH_LEVEL,
    full_deck,
    placed,
)
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.settings import OPTIONS, set_up
from lampion.games.fireworks.wording import read_place, read_sky_cell
from lampion.kernel.errors import LampionError
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import settle
from lampion.kernel.position import revive
from lampion.kernel.reading import LineReader


class PositionReader(LineReader):
    """Reads the lines in order, then checks that everything fits together."""

    def read(self) -> Fireworks:
        self.next_line("fireworks")
        self.seats = self.number(self.take(), 2, 4)
        try:
            fresh = set_up(self.seats, settle(OPTIONS, self.options(), self.seats))
        except LampionError as error:
            self.fail(str(error))
        self.numbers: dict[str, Any] = fresh.fields()
        self.read_state()
        self.read_launch()
        self.read_box()
        self.read_functions()
        self.read_discard()
        for seat in range(self.seats):
            self.read_seat(seat)
        self.finish()
        self.derive()
        problem = find_problem(self.numbers)
        if problem:
            self.fail(problem)
        position = revive(Fireworks, self.numbers)
        assert isinstance(position, Fireworks)
        for tile, _, mark in self.numbers["box"]:
            turning = position.phase in (phases.TURNING, phases.KIND)
            if turning and mark & kinds.TURNED and not queries.is_stirred(position, tile):
                self.fail(f"the blow does not reach #{tile + 1}")
        return position

    def read_state(self) -> None:
        self.next_line()
        self.phase = PHASES.index(self.choice(PHASES))
        self.numbers["phase"] = self.phase
        for field, most in (("turn", 999), ("first", self.seats - 1), ("active", self.seats - 1)):
            self.expect(field)
            self.numbers[field] = self.number(self.take(), 0, most)
        self.expect("waiting")
        if self.phase in BY_CHANCE:
            self.expect("~")
            self.finish_line()
            self.numbers["waiting"] = 1 << CHANCE
        else:
            self.numbers["waiting"] = self.mask(self.words)
            self.words = []

    def read_launch(self) -> None:
        """The words of the line stand in a fixed order; what is not there has not happened."""
        self.next_line("launch")
        for name in COUNTS:
            self.numbers[FIELDS.get(name, name)] = self.number(self.named(name, "0"), 0, 999)
        for name in FLAGS:
            self.numbers[name] = int(self.words[:1] == [name])
            if self.numbers[name]:
                self.take()
        for name in MASKS:
            word = self.named(name)
            self.numbers[name] = self.mask(word.split("+")) if word else 0
        card = self.named("card")
        self.numbers["card"] = self.look_up(box.CARD_NUMBERS, card) if card else 0
        for name, field in placed(self.phase):
            self.numbers[field] = self.place(self.named(name))
        if not card and self.phase in FALLING:
            heights = {str(height): level for height, level in zip(box.HEIGHTS, box.HEIGHT_LEVELS, strict=True)}
            self.numbers["level"] = self.look_up(heights, self.named("height"))
        if self.phase in (phases.TURNING, phases.KIND):
            self.numbers["quality"] = self.index(box.QUALITY_IDS, self.named("quality"))
        die = self.named("die")
        self.numbers["die"] = self.index(FACE_IDS, die) if die else faces.NONE
        effect = self.named("effect")
        self.numbers["effect"] = self.look_up(box.KIND_NUMBERS, effect) if effect else 0
        drawn = self.named("drawn")
        self.numbers["drawn"] = self.tile_number(drawn) + 1 if drawn else 0
        self.finish_line()

    def read_box(self) -> None:
        self.next_line("box")
        tiles = [self.read_tile(self.take()) for _ in range(len(self.words))]
        if len({tile for tile, _, _ in tiles}) != len(tiles):
            self.fail("a tile lies in the box twice")
        self.numbers["box"] = tiles

    def read_tile(self, word: str) -> tuple[int, int, int]:
        """A tile with its place, kind and marks."""
        bare = word.removesuffix("*")
        marks = kinds.TURNED if bare != word else 0
        rest = bare.removesuffix("!")
        marks |= kinds.OUT if rest != bare else 0
        number, _, lying = rest.partition(":")
        sign = "+" if "+" in lying else "="
        place, known, kind = lying.partition(sign)
        if known == "=" and not kind:
            self.fail(f"{word!r} names no kind")
        marks |= kinds.UP if known == "+" else 0
        return (
            self.tile_number(number),
            self.place(place),
            marks | (self.look_up(box.KIND_NUMBERS, kind) if kind else 0),
        )

    def read_functions(self) -> None:
        self.next_line("functions")
        for word, field, following in (("new", "fresh", "used"), ("used", "used", "wait"), ("wait", "pool", "")):
            self.expect(word)
            names = self.until(following)
            if any(name not in FUNCTION_IDS for name in names) or names != sorted(names, key=FUNCTION_IDS.index):
                self.fail("function tiles stand in the order gale, rain, symbol")
            self.numbers[field] = [names.count(name) for name in FUNCTION_IDS]

    def read_discard(self) -> None:
        self.next_line("discard")
        names = self.until("")
        numbers = [self.look_up(box.CARD_NUMBERS, name) for name in names]
        full = full_deck(self.numbers["mode"], self.numbers["second_try"])
        self.numbers["deck"] = [full[card] - numbers.count(card) for card in range(len(full))]
        if numbers != sorted(numbers) or min(self.numbers["deck"]) < 0:
            self.fail("action cards stand in the usual order, and there are no more than in the box")

    def read_seat(self, seat: int) -> None:
        """The line of a seat."""
        self.next_line(str(seat))
        self.expect("sky")
        sky = [0] * skies.SIZE
        last = -1
        for word in self.until("hand"):
            where, _, look = word.partition("=")
            cell = self.cell(where)
            if cell <= last:
                self.fail("cells stand in order, each once")
            sky[cell], last = self.look_up(LOOK_NUMBERS, look), cell
        self.slots("sky", seat * skies.SIZE, sky)
        self.expect("hand")
        held = [self.look_up(box.KIND_NUMBERS, word) for word in self.until("starts")]
        if len(held) > skies.HAND or any(kind >= kinds.GALE for kind in held):
            self.fail("nobody can hold these tiles")
        self.slots("hand", seat * skies.HAND, [*held, *[0] * (skies.HAND - len(held))])
        self.slots("hand_count", seat, [len(held)])
        self.expect("starts")
        starts = [self.look_up(box.START_NUMBERS, word) for word in self.until("character")]
        if len(starts) > 2:
            self.fail("there are two start tiles for each")
        self.slots("starts", 2 * seat, [*starts, 0, 0][:2])
        self.expect("character")
        self.slots("characters", seat, [self.index(["-", *box.CHARACTER_IDS[1:]], self.take())])
        moved = [0] * skies.SIZE
        if self.words[:1] == ["moved"]:
            self.take()
            cells = [self.cell(word) for word in self.until("lifted")]
            if not cells or cells != sorted(set(cells)):
                self.fail("cells stand in order, each once")
            moved = [int(cell in cells) for cell in range(skies.SIZE)]
        self.slots("moved", seat * skies.SIZE, moved)
        lifted = origin = 0
        if self.words[:1] == ["lifted"]:
            self.take()
            lifted = self.look_up(LOOK_NUMBERS, self.take())
            self.expect("from")
            origin = self.cell(self.take()) + 1
        self.slots("lifted", seat, [lifted])
        self.slots("lifted_from", seat, [origin])
        self.finish_line()

    def derive(self) -> None:
        """What follows from what was read: the team, who takes, rooms, unseen tiles, how far the deal is."""
        numbers, phase = self.numbers, self.phase
        helpers = numbers.pop("helpers")
        self.helpers = helpers
        launching = phases.HELP <= phase <= phases.REAL_DIE and numbers["mode"] < modes.ADVANCED_2
        numbers["team"] = helpers | 1 << numbers["active"] if launching else helpers
        numbers["taker"] = max(0, numbers["waiting"].bit_length() - 1) if phase == phases.TAKE else 0
        if numbers["card"]:
            numbers["level"] = box.CARD_LEVELS[numbers["card"]] if phase in WITH_LEVEL else 0
        symbol = numbers["die"] == faces.SYMBOL or numbers["effect"] == kinds.SYMBOL
        after = (phases.TAKE, phases.DRAW, phases.DRAW_KIND, phases.PLACE, phases.GALE, phases.DONE)
        numbers["again"] = int(phase in after and symbol and not numbers["failed"])
        skies_of = [numbers["sky"][seat * skies.SIZE :][: skies.SIZE] for seat in range(self.seats)]
        for seat, sky in enumerate(skies_of):
            self.slots("room", seat, [sky.count(0) - 1 - (numbers["lifted"][seat] > 0)])
        numbers["ending"] = int(any(numbers["room"][seat] == 0 for seat in range(self.seats)))
        numbers["bag"] = self.unseen(skies_of)
        if phase == phases.DEAL_START:
            numbers["dealt"] = sum(start > 0 for start in numbers["starts"])
        if phase == phases.DEAL_CHARACTER:
            numbers["dealt"] = sum(character > 0 for character in numbers["characters"])

    def unseen(self, skies_of: list[list[int]]) -> list[int]:
        """By kind: the tiles that lie nowhere else."""
        numbers = self.numbers
        seen = [mark & kinds.KIND for _, _, mark in numbers["box"]] + list(numbers["hand"])
        looks = [look for sky in skies_of for look in sky] + list(numbers["lifted"])
        seen += [box.LOOKS[look] for look in looks if look < skies.START]
        for field in ("fresh", "pool", "used"):
            seen += [kinds.GALE + i for i, count in enumerate(numbers[field]) for _ in range(count)]
        left = [box.COPIES[kind] - seen.count(kind) if kind else 0 for kind in range(kinds.COUNT)]
        if numbers["mode"] >= modes.ADVANCED_2:
            left[kinds.GALE :] = [-1 if kind in seen else 0 for kind in range(kinds.GALE, kinds.COUNT)]
        return left

    # Words

    def named(self, name: str, default: str = "") -> str:
        """The value of `name=value`, if that is the next word."""
        if self.words and self.words[0].startswith(f"{name}="):
            value = self.take().partition("=")[2]
            if not value or value == default:
                self.fail(f"{name} is not said")
            return value
        return default

    def until(self, word: str) -> list[str]:
        """The words before another one, or to the end of the line."""
        end = self.words.index(word) if word in self.words else len(self.words)
        found, self.words = self.words[:end], self.words[end:]
        return found

    def mask(self, words: Sequence[str]) -> int:
        seats = [self.number(word, 0, self.seats - 1) for word in words]
        if seats != sorted(set(seats)):
            self.fail("seats in rising order expected")
        return sum(1 << seat for seat in seats)

    def slots(self, field: str, start: int, values: Sequence[int]) -> None:
        self.numbers[field][start : start + len(values)] = values

    def look_up(self, numbers: dict[str, int], word: str) -> int:
        if word not in numbers:
            self.fail(f"{word!r} is unknown here")
        return numbers[word]

    def index(self, names: Sequence[str], word: str) -> int:
        if word not in names:
            self.fail(f"{word!r} is not one of {', '.join(names)}")
        return names.index(word)

    def tile_number(self, word: str) -> int:
        if not word.startswith("#"):
            self.fail(f"{word!r} is not a tile")
        return self.number(word[1:], 1, kinds.TILES) - 1

    def place(self, word: str) -> int:
        try:
            return read_place(word)
        except LampionError:
            self.fail(f"{word!r} is not a place")

    def cell(self, word: str) -> int:
        try:
            return read_sky_cell(word)
        except LampionError:
            self.fail(f"{word!r} is not a cell")
