cimport cython
from lampion.games.spring_festival cimport chain_reaction
from lampion.games.spring_festival.constants cimport cards, cells, features, phases, tiles, verbs
from lampion.games.spring_festival.rules cimport SpringFestival
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel.rng cimport Rng

cdef unsigned char[tiles.COUNT] FEATURES, SPARKS
cdef short[tiles.COUNT][4] ARROWS
cdef unsigned char[cards.COUNT] CARD_POINTS, FIRST_NEED, SECOND_NEED
cdef short[74] FORMS_FROM
cdef short[cards.FORMS] SECOND, THIRD, FOURTH
cdef int ROUNDS
cdef int SPARK, NEW, ROCKET, EXPLODED, TAKEN, CARELESS
cdef int REACH, WHOLE, TILES, LIT, OPEN_SPARKS, READY, KINDS

@cython.final
cdef class SpringFestivalHeuristics(Heuristics):
    cdef SpringFestival at
    cdef unsigned int[cells.SPOTS] seen
    cdef unsigned int tick
    cdef int longest
    @cython.locals(card=int, missing=int)
    cpdef void count_up(self, int seat) noexcept nogil
    cpdef int reach(self, int seat) noexcept nogil
    @cython.locals(walked=cython.uint, size=int, chosen=int, spot=int)
    cdef int best_finale(self, int seat) noexcept nogil
    @cython.locals(count=int, step=int)
    cdef int walk(self, int spot) noexcept nogil
    @cython.locals(count=int, spot=int)
    cdef int open_sparks(self, int seat) noexcept nogil
    @cython.locals(best=int, spot=int, first=int, count=int)
    cdef int missing(self, int seat, int card) noexcept nogil
    cpdef bint compare(self, int seat, int count) noexcept nogil
    cdef double liking(self, int seat, int move) noexcept nogil
    @cython.locals(value=double)
    cdef double placing(self, int tile, int spot) noexcept nogil
    @cython.locals(lit=int, count=int)
    cdef int sparks(self, int tile, int spot) noexcept nogil
    @cython.locals(best=double, chosen=int, equal=int, value=double)
    cpdef int pick(self, int seat, int count, Rng rng) noexcept nogil
