"""Hikari: alliances and their end, supreme objectives, and the winners."""

import pytest

from lampion.bots.analysis import advise
from lampion.bots.search import Budget
from lampion.games.takenoko.game import GAME
from tests.games.takenoko.tables import GARDEN, Seat, Table, finished, hikari_table


def ended(*seats: Seat, **given: object) -> Table:
    """A finished game with Hikari and at least three seats."""
    places = [*seats, *(Seat() for _ in range(3 - len(seats)))]
    return finished(*places, **{"hikari": "on", "supreme": "", **given})


def allies(game: Table) -> list[int | None]:
    """The ally of each seat."""
    return [seat["ally"] for seat in game.view()["seats"]]


# Alliances


def test_an_alliance_is_made_with_a_neighbour_and_stays_on_the_table() -> None:
    """[HK-11] [HK-2] Nobody can refuse; the card is not discarded."""
    game = hikari_table(Seat(special="alliance"))

    game.play(0, "ally 2")

    assert allies(game) == [2, None, 0]
    assert game.view()["hikari"]["discard"] == []
    assert game.seat(0)["special"] is None


def test_three_players_are_all_neighbours() -> None:
    """[HK-11] [HK-A20]"""
    assert hikari_table(Seat(special="alliance")).choices(0, "ally") == {"1", "2"}


@pytest.mark.parametrize(("seat", "neighbours"), [(0, {"1", "3"}), (1, {"0", "2"}), (2, {"1", "3"}), (3, {"0", "2"})])
def test_with_four_players_the_one_opposite_is_not_a_neighbour(seat: int, neighbours: set[str]) -> None:
    """[HK-11] [HK-A20]"""
    places = [Seat(special="alliance" if place == seat else "-") for place in range(4)]

    assert hikari_table(*places, active=seat).choices(seat, "ally") == neighbours


def test_nobody_is_in_two_alliances() -> None:
    """[HK-11] Neither the player of the card nor the one chosen."""
    chosen = hikari_table(Seat(special="alliance"), Seat(ally=2), Seat(ally=1), Seat())
    player = hikari_table(Seat(special="alliance", ally=1), Seat(ally=0), Seat(), Seat())

    assert chosen.choices(0, "ally") == {"3"}
    assert player.choices(0, "ally") == set()


def test_four_players_can_make_two_alliances() -> None:
    """[HK-11]"""
    game = hikari_table(Seat(special="alliance"), Seat(ally=2), Seat(ally=1), Seat())

    game.play(0, "ally 3")

    assert allies(game) == [3, 2, 1, 0]


@pytest.mark.parametrize("seat", [0, 2])
def test_an_alliance_is_broken_by_anybody(seat: int) -> None:
    """[HK-11] By one of the two, or by another; both cards are discarded, and the two are free."""
    places = [Seat(ally=1), Seat(ally=0), Seat()]
    places[seat].special = "alliance"
    game = hikari_table(*places, active=seat)

    game.play(seat, "break 0 1")

    assert allies(game) == [None, None, None]
    assert game.view()["hikari"]["discard"] == ["alliance", "alliance"]


def test_any_alliance_on_the_table_may_be_broken() -> None:
    """[HK-11]"""
    game = hikari_table(Seat(ally=1, special="alliance"), Seat(ally=0), Seat(ally=3), Seat(ally=2))

    assert game.choices(0, "break") == {"0 1", "2 3"}


def test_without_an_alliance_there_is_nothing_to_break() -> None:
    """[HK-11]"""
    assert hikari_table(Seat(special="alliance")).choices(0, "break") == set()


def test_an_alliance_card_without_a_use_is_not_asked_for() -> None:
    """[HK-11] [HK-3] With an alliance in play there is always a use: to break it."""
    game = hikari_table(Seat(), Seat(ally=2), Seat(special="alliance", ally=1))

    game.play(0, "ready")

    assert game.moves(2) == ["break 1 2", "pass"]


def test_the_ally_of_the_winner_wins_too() -> None:
    """[HK-11] An alliance widens the winners, whatever the ally's score."""
    game = ended(Seat(claimed="panda-trio", ally=2), Seat(claimed="panda-pink"), Seat(ally=0))

    assert game.winners == [0, 2]


def test_an_alliance_of_losers_wins_nothing() -> None:
    """[HK-11] Scores of allies are not added."""
    seats = (Seat(claimed="panda-pink", ally=1), Seat(claimed="panda-pink", ally=0), Seat(claimed="panda-trio"))

    assert ended(*seats).winners == [2]


def test_the_tie_break_comes_before_alliances() -> None:
    """[HK-A21] [HK-11] Seat 0 loses the tie against seat 1, so its ally, seat 2, wins nothing."""
    seats = (
        Seat(claimed="panda-green panda-green", ally=2),
        Seat(claimed="plot-diamond-yellow-pink plot-diamond-yellow"),
        Seat(ally=0),
    )
    game = ended(*seats, supreme="most-panda")

    assert game.scores() == [9, 9, 0]
    assert game.winners == [1]


def test_a_shared_victory_is_shared_with_all_allies() -> None:
    """[HK-A21]"""
    seats = (Seat(claimed="panda-trio", ally=1), Seat(ally=0), Seat(claimed="panda-trio", ally=3), Seat(ally=2))

    assert ended(*seats).winners == [0, 1, 2, 3]


def test_allies_share_the_victory_without_a_tie_break() -> None:
    """[HK-11] [HK-A21] Both win although one has more supreme points."""
    seats = (
        Seat(claimed="panda-green panda-green", ally=1),
        Seat(claimed="plot-diamond-yellow-pink plot-diamond-yellow", ally=0),
    )

    assert ended(*seats, supreme="most-panda").winners == [0, 1]


def test_two_players_play_hikari_without_alliances() -> None:
    """[HK-A20] [HK-1] Windows, cards and supreme objectives are the same."""
    game = hikari_table(Seat(), Seat(special="jump"), land=GARDEN)
    two = Table.new(2, hikari="on", first=0)
    two.any_chance()

    assert "ready" in game.moves(0)
    assert len(two.view()["hikari"]["supreme"]) == len(two.view()["hikari"]["display"]) == 3
    assert "alliance" not in two.view()["hikari"]["display"]
    assert two.view()["hikari"]["pile"] == 24 - 3 - 3


# Supreme objectives

EXAMPLE = "plot-line-green gardener-green-4-none panda-trio panda-yellow panda-yellow plot-diamond-yellow-pink"


def supreme(card: str, *claimed: str, **options: object) -> list[int]:
    """The points of a supreme objective for seats with these claimed objectives."""
    return ended(*(Seat(claimed=cards) for cards in claimed), supreme=card, **options).scores("supreme")


def test_the_example_of_colours_has_two_sets() -> None:
    """[HK-12] [HK-A23] [HK-A24] The trio counts as green and the diamond as yellow: 6 points."""
    assert supreme("same-colour-sets", EXAMPLE) == [6, 0, 0]


def test_three_objectives_of_a_colour_are_worth_three_points_whatever_their_kind() -> None:
    """[HK-A23] [HK-12] Five are worth no more than three; six are."""
    five = "panda-green panda-green plot-line-green plot-curve-green gardener-green-3x4"

    assert supreme("same-colour-sets", five, "panda-green panda-green", "panda-pink panda-yellow panda-green") == [
        3,
        0,
        0,
    ]
    assert supreme("same-colour-sets", five + " panda-green") == [6, 0, 0]


def test_by_an_option_the_colour_is_that_of_the_frame() -> None:
    """[HK-A23] The option `colour_sets`: three cards of one kind."""
    claimed = "panda-green panda-yellow panda-pink plot-line-green gardener-green-3x4"

    assert supreme("same-colour-sets", claimed) == [3, 0, 0]
    assert supreme("same-colour-sets", "panda-green panda-yellow panda-pink", colour_sets="category") == [3, 0, 0]
    assert supreme("same-colour-sets", EXAMPLE, colour_sets="category") == [3, 0, 0]


@pytest.mark.parametrize(
    ("claimed", "points"),
    [
        ("panda-trio panda-trio panda-trio", 3),
        ("panda-trio panda-green panda-green panda-pink panda-pink", 3),
        ("plot-diamond-yellow-green plot-diamond-pink-green plot-line-green", 3),
        ("plot-diamond-yellow-pink panda-green panda-green", 0),
        ("panda-trio panda-trio panda-green panda-green panda-pink panda-pink", 6),
    ],
)
def test_a_card_of_several_colours_counts_once_where_it_helps_most(claimed: str, points: int) -> None:
    """[HK-A24]"""
    assert supreme("same-colour-sets", claimed) == [points, 0, 0]


@pytest.mark.parametrize(
    ("claimed", "points"),
    [
        ("plot-line-green gardener-pink-3x2 panda-trio", 3),
        ("plot-line-green gardener-pink-3x2 panda-trio panda-trio plot-line-pink", 3),
        ("plot-line-green gardener-pink-3x2 panda-trio panda-trio plot-line-pink gardener-green-3x4", 6),
        ("plot-line-green plot-line-pink panda-trio panda-green", 0),
    ],
)
def test_sets_of_a_plot_a_gardener_and_a_panda_objective(claimed: str, points: int) -> None:
    """[HK-12] 3 points a set."""
    assert supreme("different-type-sets", claimed) == [points, 0, 0]


@pytest.mark.parametrize(
    ("card", "claimed"),
    [
        ("most-plot", ["plot-line-green plot-line-pink", "plot-diamond-yellow-pink"]),
        ("most-gardener", ["gardener-green-4-fertilizer gardener-green-4-watershed", "gardener-green-3x4"]),
        ("most-panda", ["panda-green panda-green", "panda-trio"]),
    ],
)
def test_a_majority_counts_cards_and_not_points(card: str, claimed: list[str]) -> None:
    """[HK-12] [HK-A22] 3 points for the most."""
    assert supreme(card, *claimed) == [3, 0, 0]


@pytest.mark.parametrize("card", ["most-plot", "most-gardener", "most-panda"])
def test_with_no_objective_of_the_kind_nobody_has_a_majority(card: str) -> None:
    """[HK-A22]"""
    other = "panda-trio" if card != "most-panda" else "plot-line-green"

    assert supreme(card, other) == [0, 0, 0]


@pytest.mark.parametrize(("tied", "points"), [(2, [1, 1, 0, 0]), (3, [1, 1, 1, 0]), (4, [0, 0, 0, 0])])
def test_a_tied_majority_is_shared_and_rounded_down(tied: int, points: list[int]) -> None:
    """[HK-12] [HK-A22]"""
    cards = ["panda-green", "panda-yellow", "panda-pink", "panda-trio"]

    assert supreme("most-panda", *(cards[seat] if seat < tied else "" for seat in range(4))) == points


def test_the_emperor_card_is_not_an_objective() -> None:
    """[HK-A22] It completes no set and no majority."""
    game = ended(Seat(claimed="panda-green panda-green"), emperor_card=0, supreme="same-colour-sets")

    assert game.score(0) == {"plot": 0, "gardener": 0, "panda": 6, "emperor": 2, "supreme": 0, "total": 8}


def test_supreme_objectives_do_not_disturb_each_other() -> None:
    """[HK-12] One card may count for all three in view."""
    claimed = "panda-green plot-line-green gardener-green-3x4"
    game = ended(Seat(claimed=claimed), supreme="same-colour-sets different-type-sets most-panda")

    assert game.score(0)["supreme"] == 9
    assert game.score(0)["total"] == 3 + 2 + 8 + 9


def test_a_supreme_objective_that_is_not_in_view_counts_for_nothing() -> None:
    """[HK-1] [HK-12]"""
    game = ended(Seat(claimed="panda-green"), supreme="most-plot most-gardener same-colour-sets")

    assert game.score(0)["supreme"] == 0


def test_the_highest_total_wins_with_supreme_points() -> None:
    """[HK-12]"""
    game = ended(Seat(claimed="panda-green"), Seat(claimed="plot-diamond-yellow-pink"), supreme="most-panda")

    assert game.scores() == [6, 5, 0]
    assert game.winners == [0]


def test_fewer_supreme_points_win_a_tie() -> None:
    """[HK-12] They replace the points of panda objectives as the tie-break."""
    seats = (Seat(claimed="panda-green"), Seat(claimed="plot-line-pink plot-curve-green"))
    game = ended(*seats, supreme="most-panda")

    assert (game.scores(), game.scores("supreme")) == ([6, 6, 0], [3, 0, 0])
    assert game.winners == [1]


def test_panda_points_break_no_tie_with_hikari() -> None:
    """[HK-12] Equal totals and equal supreme points are a shared victory."""
    seats = (Seat(claimed="panda-trio"), Seat(claimed="plot-line-pink plot-curve-green"))

    assert ended(*seats, supreme="same-colour-sets").winners == [0, 1]


RICH, POOR = "panda-trio panda-trio panda-pink panda-pink panda-yellow", "panda-green"


@pytest.mark.parametrize(("ally", "leads"), [(None, [-23, 23, -23]), (1, [23, 23, -23]), (2, [-23, 23, -23])])
def test_allies_lead_as_far_as_the_better_of_them(ally: int | None, leads: list[int]) -> None:
    """[HK-11] Either of them wins for both."""
    seats = [Seat(claimed=POOR, ally=ally), Seat(claimed=RICH), Seat(claimed=POOR)]
    if ally is not None:
        seats[ally].ally = 0
    game = hikari_table(*seats, supreme="")

    assert game.scores() == [3, 26, 3]
    assert [game.position.lead(seat) for seat in range(3)] == leads


@pytest.mark.parametrize(("ally", "least", "most"), [(1, 30, 50), (2, 0, 15)])
def test_a_search_counts_the_victory_of_its_ally(ally: int, least: int, most: int) -> None:
    """[HK-11] The ally of the leader shares the victory; the ally of a seat far behind has little hope of one."""
    seats = [Seat("panda-yellow", claimed=POOR, ally=ally), Seat("panda-yellow", claimed=RICH), Seat(claimed=POOR)]
    seats[ally].ally = 0
    game = hikari_table(*seats)

    advice = advise(GAME, game.position, 0, Budget(simulations=300), seed=1)

    assert least <= 100 * advice.moves[0].chance <= most
