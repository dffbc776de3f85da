cimport cython
from lampion.kernel.bits cimport word64

cdef word64 MULTIPLIER, INCREMENT, GOLDEN, MASK64, MASK32

@cython.final
cdef class Rng:
    cdef word64 state
    cpdef void reset(self, word64 seed, word64 stream) noexcept nogil
    @cython.locals(old=word64, word=word64, turn=word64)
    cpdef word64 bits(self) noexcept nogil
    @cython.locals(product=word64, rest=word64, unfair=word64)
    cpdef word64 below(self, word64 count) noexcept nogil
