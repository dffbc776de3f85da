"""All checks: each takes a game and a point in a random game of it, and fails where the contract is broken."""

from collections.abc import Callable

from lampion.kernel.game import Game
from tests.conformance.checks import chance, interfaces, moves, observations, positions, worlds
from tests.conformance.walks import Case

Check = Callable[[Game, Case], None]

CHECKS: dict[Check, int] = {  # with the percentage of examples that each is tried on
    moves.walks_end: 30,
    moves.pieces_are_conserved: 30,
    moves.moves_have_no_doubles: 30,
    moves.moves_fit_the_buffers: 30,
    moves.asking_changes_nothing: 50,
    moves.other_codes_are_refused: 40,
    moves.other_texts_are_refused: 40,
    moves.wrong_seats_are_refused: 60,
    moves.stale_numbers_are_refused: 50,
    moves.waiting_is_consistent: 30,
    moves.turns_only_rise: 20,
    positions.copies_are_independent: 40,
    positions.pickles_read_back: 40,
    positions.positions_read_back: 40,
    positions.changed_position_texts_are_noticed: 60,
    positions.moves_read_back: 30,
    positions.records_replay: 40,
    positions.scores_add_up: 40,
    positions.results_tell_the_end: 30,
    chance.odds_are_positive: 30,
    chance.draws_follow_the_odds: 40,
    chance.fair_draws_follow_the_odds: 30,
    chance.frequencies_match_the_odds: 20,
    interfaces.views_are_plain_data: 60,
    interfaces.offers_list_the_legal_moves: 20,
    interfaces.narration_is_plain_data: 20,
    interfaces.matches_tell_what_happened: 20,
    interfaces.prompts_are_plain_data: 20,
    interfaces.shapes_are_as_declared: 20,
    observations.moves_are_actions: 30,
    observations.planes_fill_the_row: 20,
    observations.observing_changes_nothing: 20,
    observations.what_looks_different_is_observed: 20,
    worlds.redealt_worlds_look_the_same: 30,
    worlds.redeals_are_canonical: 30,
    worlds.redealt_worlds_are_worlds: 30,
    worlds.redealt_worlds_differ: 10,
    worlds.worlds_stay_the_same_while_nothing_shows: 20,
    worlds.the_future_does_not_show: 40,
}
