cimport cython
from lampion.games.spring_festival cimport store
from lampion.games.spring_festival.constants cimport cards, cells, phases, planes, tiles
from lampion.games.spring_festival.rules cimport SpringFestival
from lampion.kernel cimport blocks
from lampion.kernel.observer cimport Observer

cdef unsigned char[tiles.COUNT] COLOURS, EXPLOSIONS, SPARKS

@cython.final
cdef class SpringFestivalObserver(Observer):
    cdef SpringFestival at
    @cython.locals(other=int)
    cpdef void observe_planes(self, int seat) noexcept nogil
    @cython.locals(tile=int, place=int)
    cdef void observe_table(self, int seat) noexcept nogil
    @cython.locals(row="signed char*")
    cdef void observe_supplies(self) noexcept nogil
    cdef void observe_completed(self, int seat) noexcept nogil
    @cython.locals(place=int, held=int, card=int)
    cdef void observe_seat(self, int seat, int number) noexcept nogil
    @cython.locals(row="signed char*", place=int, spot=int, cell="unsigned int", tile=int)
    cdef void observe_panorama(self, int seat, int number) noexcept nogil
