cimport cython
from lampion.games.fireworks cimport scoring, stacks
from lampion.games.fireworks.constants cimport characters, kinds, launches, phases, places, skies, verbs
from lampion.games.fireworks.forecast cimport Forecast
from lampion.games.fireworks.rules cimport Fireworks
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel.rng cimport Rng

cdef unsigned char[skies.SIZE][6] NEIGHBOURS
cdef unsigned char[skies.COUNT] ARC, HALF, FLOWER, LOOKS
cdef unsigned char[9] SPECIAL_POINTS
cdef unsigned char[launches.HEIGHTS] HEIGHT_LEVELS
cdef unsigned char[places.COUNT] ROW, COLUMN
cdef double CROWDED, PILED, PILED_MORE, BESIDE_WALL
cdef int WALL
cdef int ARCS, ARCS_SQUARED, STYLE, COLOUR, OPEN_RING, OPEN_HALF, OPEN_FLOWER, SPECIAL, FREE_CELLS, KINDS
cdef int ARC_IN, SAME_STYLE, SAME_COLOUR, SPOIL, PAIR, HALF_OUT, FLOWER_MET, NEW_SPECIAL, FAILURE, PILE, CARELESS

@cython.final
cdef class FireworksHeuristics(Heuristics):
    cdef Fireworks at
    cdef Forecast forecast
    cdef double[kinds.COUNT] likes
    cdef int done, style, colour
    @cython.locals(sky=int, look=int)
    cpdef void count_up(self, int seat) noexcept nogil
    cdef double is_open(self, int sky, int cell) noexcept nogil
    cdef void count_ring(self, int seat, int cell) noexcept nogil
    @cython.locals(sky=int, centre=int, look=int)
    cdef bint look_at_ring(self, int seat, int cell) noexcept nogil
    @cython.locals(phase=int)
    cpdef bint compare(self, int seat, int count) noexcept nogil
    @cython.locals(level=int, place=int, aim=int, worth=double, is_known=bint)
    cdef void compare_aims(self, int count) noexcept nogil
    @cython.locals(worth=double, row=int, column=int, nearest=int)
    cdef double pile_worth(self, int place) noexcept nogil
    cdef bint look_at_box(self, int level) noexcept nogil
    @cython.locals(level=int, failure=double)
    cdef void compare_heights(self, int count) noexcept nogil
    @cython.locals(verb=int, move=int, kind=int, spot=int)
    cdef void compare_tiles(self, int seat, int count) noexcept nogil
    @cython.locals(best=double, turns=int, value=double)
    cdef double best_placing(self, int seat, int kind) noexcept nogil
    @cython.locals(value=double, look=int, near=int, other=int)
    cdef double placing(self, int seat, int kind, int cell, int turn) noexcept nogil
    @cython.locals(start=int, value=double)
    cdef double beside_start(self, int seat, int kind, int centre, bint faces) noexcept nogil
    @cython.locals(value=double, same_style=bint, better=bint)
    cdef double beside(self, int seat, int kind, int look, int other, int side) noexcept nogil
    cdef bint wants_pair(self, int seat, int kind) noexcept nogil
    cdef double special(self, int seat, int look) noexcept nogil
    @cython.locals(value=double, near=int)
    cdef double starting(self, int seat, int cell) noexcept nogil
    @cython.locals(phase=int, best=double, chosen=int, equal=int)
    cpdef int pick(self, int seat, int count, Rng rng) noexcept nogil
    @cython.locals(chosen=int, most=int, i=int, place=int, crowd=int)
    cdef int pick_aim(self, int count, Rng rng) noexcept nogil
    @cython.locals(total=int, near=word64)
    cdef int crowd(self, int slot) noexcept nogil
