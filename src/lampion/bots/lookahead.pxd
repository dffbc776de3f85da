cimport cython
from lampion.kernel.playouts cimport Level, step_down
from lampion.kernel cimport limits
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng, word64

cdef int DEPTH, STEPS

@cython.final
cdef class Lookahead:
    cdef Level level
    cdef Rng dice
    cdef int left
    cdef bint is_stopped
    cpdef void stop(self)
    cpdef int choose(self, int seat, Rng rng)
    @cython.locals(value=int, best=int, move=int, chosen=int, luck=word64)
    cdef int find_best(self, Position start, int seat, Rng rng) noexcept nogil
    @cython.locals(value=int, best=int, over=bint)
    cdef int best_score(self, Level level, int seat, int turn, int depth) noexcept nogil
