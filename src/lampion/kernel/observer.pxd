cimport cython
from lampion.kernel cimport blocks, header, limits
from lampion.kernel.position cimport Position

cdef class Observer:
    cdef signed char* row  # where the next observation goes: its own row, or a consumer's
    cdef signed char[limits.OBSERVATION] own
    cdef readonly Position position
    cdef readonly int planes, size
    cdef void observe_planes(self, int seat) noexcept nogil
    @cython.final
    cdef void observe(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(first=int, other=int, points=int, seats=int, row="signed char*")
    cdef void observe_header(self, int seat) noexcept nogil
    @cython.final
    cdef int clip(self, int number) noexcept nogil
    @cython.final
    cdef int from_seat(self, int seat, int other) noexcept nogil

cdef inline void take_own_row(Observer observer) noexcept nogil:
    observer.row = observer.own

cdef inline bytes row_of(Observer observer):
    return (<char*>observer.row)[:observer.size]
