cimport cython
from lampion.games.lanterns_dice cimport fireworks, lighting, tray
from lampion.games.lanterns_dice.constants cimport cards, colours, phases, pools, tiles, verbs
from lampion.games.lanterns_dice.rules cimport LanternsDice
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel.rng cimport Rng

cdef word64[8 * colours.COUNT] AREAS
cdef word64[8] PAVILIONS
cdef word64[4] PLATFORMS, BOATS
cdef unsigned char[cards.COUNT] COSTS
cdef unsigned char[cards.COUNT * cards.SIDES] CARD_AREAS
cdef unsigned char[tiles.FORMS] FORM_SHAPES
cdef int[tiles.COUNT + 1] FORMS_FROM
cdef unsigned char[tiles.COUNT] SIZE_OF
cdef unsigned char[tiles.COUNT * tiles.TILES] TILE_VALUES
cdef int[5] TURNS
cdef int COMPLETE, JOIN, BEGIN, NEAR, GUARD, PLATFORM, GIFT, BOAT, CARD, COST, SIZE, CARELESS
cdef int READY, POOLS, LARGEST, HALVES, BESIDE, GIFTS, HALF_PLATFORMS, THREE_SIDES, KINDS

@cython.final
cdef class LanternsDiceHeuristics(Heuristics):
    cdef LanternsDice at
    cdef word64 near, boats, guards
    @cython.locals(complete=word64, half=word64, boats=word64, left=double, sides=int)
    cpdef void count_up(self, int seat) noexcept nogil
    @cython.locals(lit=word64)
    cdef void look(self, int seat) noexcept nogil
    @cython.locals(best=int, value=int, shape=int, form=int)
    cdef int best_firework(self, int seat, word64 free) noexcept nogil
    cpdef bint compare(self, int seat, int count) noexcept nogil
    @cython.locals(shape=int, value=int, areas=int)
    cdef double liking(self, int seat, int move) noexcept nogil
    @cython.locals(half=int, pool=word64, value=double)
    cdef double rate_area(self, int seat, int area) noexcept nogil
    @cython.locals(best=double, value=double, dark=word64, half=int)
    cdef double best_of_colour(self, int seat, int colour) noexcept nogil
    @cython.locals(best=double, chosen=int, equal=int, value=double)
    cpdef int pick(self, int seat, int count, Rng rng) noexcept nogil
