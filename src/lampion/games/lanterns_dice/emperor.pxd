from lampion.games.lanterns_dice cimport lighting
from lampion.games.lanterns_dice.constants cimport cards, colours, pools, steps, verbs
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64 WHOLE
cdef word64[8 * colours.COUNT] AREAS
cdef unsigned char[4 * pools.AREAS] COLOUR_OF
cdef unsigned char[cards.COUNT] COSTS
cdef unsigned char[cards.COUNT * cards.SIDES] EFFECTS, CARD_AREAS

cdef int find_cards(Lake lake, int seat) noexcept nogil
cpdef bint has_target(Lake lake, int seat, int card) noexcept nogil
cpdef word64 targets(Lake lake, int seat, int card, int half) noexcept nogil
cdef word64 shown(Lake lake, int seat, int half) noexcept nogil
cdef int row_of(Lake lake, int seat, int half) noexcept nogil
cdef void pay(Lake lake, int seat, int card) noexcept nogil
cdef int find_areas(Lake lake, int seat) noexcept nogil
cdef void note_area(Lake lake, int seat, int area) noexcept nogil
cdef void finish(Lake lake, int seat) noexcept nogil
