from lampion.games.takenoko.constants cimport improvements, sizes
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel.bits cimport word64

cdef unsigned char[sizes.KINDS] COLOUR_OF, PRINTED_ON
cdef unsigned char[sizes.OBJECTIVES] CATEGORY_OF, POINTS, BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT
cdef unsigned char[sizes.COLOURS][sizes.COLOUR_CARDS] COLOUR_CARDS
cdef word64[sizes.OBJECTIVES] CARD_BITS
cdef unsigned char[sizes.OBJECTIVES][sizes.COLOURS] SECTIONS
cdef int LOWEST_ASKED, FIRST_PANDA

cdef void add_plot(Garden garden, int plot) noexcept nogil
cdef void set_height(Garden garden, int plot, int height) noexcept nogil
cdef void set_chip(Garden garden, int plot, int improvement) noexcept nogil
cdef int sort_of(Garden garden, int plot) noexcept nogil
cdef void note_bare(Garden garden, int plot) noexcept nogil
cdef void find_fulfilled(Garden garden, int colour) noexcept nogil
cdef int count_bamboos(Garden garden, int card) noexcept nogil
cdef void add_sections(Garden garden, int seat, int colour, int sections) noexcept nogil
cdef void find_fed(Garden garden, int seat) noexcept nogil
cdef void draw_card(Garden garden, int card) noexcept nogil
cdef void return_cards(Garden garden, int card, int copies) noexcept nogil
cdef void add_card(Garden garden, int seat, int card) noexcept nogil
cdef void count_hand(Garden garden, int seat, int card, int copies) noexcept nogil
cdef void remove_card(Garden garden, int seat, int card, int copies) noexcept nogil
cdef void claim_card(Garden garden, int seat, int card) noexcept nogil
cdef void count_claims(Garden garden, int seat, int card, int copies) noexcept nogil
