from lampion.games.spring_festival.constants cimport cards, cells, tiles
from lampion.kernel.position cimport Position

cdef class Festival(Position):
    # options
    cdef readonly int deck_option, sign_option, sign_before, first_option, best_finale, smallest_group, choose_sets
    # the round
    cdef readonly int orientation, sign, drawer, busy, fired
    # supplies
    cdef readonly int bag_count, colour_count, pattern_count
    cdef unsigned char[tiles.STORE] bag
    cdef unsigned char[cards.DECK] colour_deck, pattern_deck
    cdef unsigned char[4] tops
    # in front of the seats
    cdef unsigned char[4] sets, rest, held, tile_count, edge_count
    cdef unsigned char[16] open_cards
    cdef unsigned char[cards.COUNT] owners
    cdef unsigned short[4] earned, applause
    cdef unsigned short[4 * cells.TILES] spots
    cdef unsigned short[4 * cells.EDGES] edge_spots
    cdef unsigned char[cells.SPOTS] grid, glow
    # what the last search for completions found, see compositions.py
    cdef int searched, completion_count
    cdef unsigned short[cards.COMPLETIONS] completions
    cdef unsigned short[cells.TILES] fitting
