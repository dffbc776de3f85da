cimport cython
from lampion.games.takenoko.constants cimport categories, figures, sizes, tiles, verbs
from lampion.kernel.bits cimport word64
from lampion.kernel.position cimport Position

cdef short[6] STEPS

cdef class Garden(Position):
    cdef unsigned char[sizes.OPTIONS] options
    # the land
    cdef readonly int plots, channels, channel_supply
    cdef unsigned char[sizes.CELLS] at, channel_bits, live
    cdef unsigned short[sizes.TILES] cells
    cdef unsigned char[sizes.TILES] kinds, chips, heights, wet, grown
    cdef unsigned short[sizes.CHANNELS] laid
    cdef unsigned char[3] figures
    # supplies
    cdef readonly int bag_count, pile_count
    cdef unsigned char[sizes.KINDS] bag
    cdef unsigned char[sizes.TILES] pile, pile_seats, mixed
    cdef unsigned char[sizes.SEATS * sizes.KINDS] remembered
    cdef unsigned char[sizes.CHIPS] chip_supply
    cdef unsigned char[sizes.COLOURS] bamboo_supply
    # in front of the seats
    cdef unsigned char[sizes.SEATS] channels_stored
    cdef unsigned char[sizes.SEATS * sizes.CHIPS] chips_stored
    cdef unsigned char[sizes.SEATS * sizes.COLOURS] eaten
    cdef unsigned char[sizes.SEATS * sizes.OBJECTIVES] hands, claimed
    cdef unsigned char[sizes.OBJECTIVES] decks
    cdef unsigned char[2 * sizes.REJECTED] rejected
    cdef unsigned char[2] rejected_count
    # the turn
    cdef readonly int first, face, replaced, used, made, drawn_count, drawn_mixed, keeping, keeping_cell, category, tries
    cdef readonly int pending, mover, after, emperor, progress, stalled
    cdef unsigned char[sizes.DRAWN] drawn
    cdef unsigned char[sizes.ACTIONS] plans
    # Hikari
    cdef readonly int supreme, window, passed, announced, announced_card, announcer, cancels, cancellers, answered
    cdef unsigned char[sizes.DISPLAY] display
    cdef unsigned char[sizes.SPECIALS] special_pile, special_discard
    cdef unsigned char[sizes.SEATS] specials, allies
    cdef unsigned char[sizes.KINDS] scratch
    cdef unsigned char[2] holiday_by
    # what follows from all this, see derived.py
    cdef unsigned char[sizes.TILES] colours, improved, edges
    cdef unsigned char[sizes.CELLS] irrigated
    cdef int open_count, bare, edge_plots, cut_off
    cdef unsigned short[sizes.OPEN_CELLS] open_cells
    cdef unsigned char[sizes.COLOURS * sizes.IMPROVEMENTS * sizes.HEIGHTS] bamboos
    cdef unsigned char[6 * sizes.TILES] runs
    cdef word64 fulfilled
    cdef word64[sizes.SEATS] hand_cards, fed
    cdef unsigned char[sizes.SEATS] hand_sizes
    cdef unsigned char[3] unseen_cards
    cdef unsigned char[3 * sizes.SEATS] claim_counts
    cdef unsigned short[3 * sizes.SEATS] claim_points

    @cython.final
    cdef int add_move(self, int count, int verb, int argument) noexcept nogil
    @cython.final
    cdef int add_chance(self, int count, int verb, int argument, int odds) noexcept nogil
    @cython.final
    cdef void wait_for_active(self, int phase) noexcept nogil
    @cython.final
    cdef int tile_at(self, int cell) noexcept nogil
    @cython.final
    cdef bint has_channel(self, int cell, int direction) noexcept nogil
    @cython.final
    cdef bint has_live_channel(self, int cell, int direction) noexcept nogil
    @cython.final
    cdef int hand_size(self, int seat) noexcept nogil
    @cython.final
    cdef int claims(self, int seat) noexcept nogil
    @cython.final
    cdef int deck_size(self, int category) noexcept nogil
    @cython.final
    cdef void clear_land(self) noexcept nogil
