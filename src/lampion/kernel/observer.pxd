cimport cython
from lampion.kernel cimport header, limits
from lampion.kernel.position cimport Position

cdef class Observer:
    cdef signed char[limits.OBSERVATION] row
    cdef readonly Position position
    cdef readonly int planes, size
    cdef void observe_planes(self, int seat) noexcept nogil
    @cython.final
    cdef void observe(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(first=int, other=int, points=int, seats=int)
    cdef void observe_header(self, int seat) noexcept nogil
    @cython.final
    cdef int clip(self, int number) noexcept nogil
    @cython.final
    cdef int from_seat(self, int seat, int other) noexcept nogil

cdef inline bytes row_of(Observer observer):
    return (<char*>observer.row)[:observer.size]
