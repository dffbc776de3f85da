cimport cython
from lampion.games.fireworks.constants cimport kinds, launches, phases, places, planes, skies
from lampion.games.fireworks.rules cimport Fireworks
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.observer cimport Observer

cdef unsigned char[places.COUNT] ROW, COLUMN
cdef word64[64] BITS

@cython.final
cdef class FireworksObserver(Observer):
    cdef Fireworks at
    @cython.locals(other=int)
    cpdef void observe_planes(self, int seat) noexcept nogil
    cdef void observe_launch(self, int seat) noexcept nogil
    cdef void observe_place(self, int start, int place) noexcept nogil
    @cython.locals(place=int)
    cdef void observe_supplies(self) noexcept nogil
    @cython.locals(low=word64, high=word64)
    cdef void observe_box(self) noexcept nogil
    @cython.locals(place=int, marks=int, above=int)
    cdef void observe_tile(self, int tile, word64 low, word64 high) noexcept nogil
    @cython.locals(place=int)
    cdef void observe_seat(self, int seat, int number) noexcept nogil
    @cython.locals(place=int, spot=int)
    cdef void observe_sky(self, int seat, int number) noexcept nogil
    cdef void observe_laid(self, int place, int laid) noexcept nogil
