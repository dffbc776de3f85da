cimport cython
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef class Heuristics:
    cdef readonly Position position
    cdef int size
    cdef double[::1] values, habits, counts, likings
    @cython.locals(total=double, i=int)
    cdef double appraise(self, int seat) noexcept nogil
    cdef void count_up(self, int seat) noexcept nogil
    cdef bint compare(self, int seat, int count) noexcept nogil
    cdef int pick(self, int seat, int count, Rng rng) noexcept nogil
