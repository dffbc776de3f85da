cimport cython
from lampion.games.lanterns_dice cimport lighting, tray
from lampion.games.lanterns_dice.constants cimport cards, choices, phases, planes, pools, tiles
from lampion.games.lanterns_dice.rules cimport LanternsDice
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.observer cimport Observer

cdef unsigned char[tiles.COUNT * tiles.TILES] VALUES

@cython.final
cdef class LanternsDiceObserver(Observer):
    cdef LanternsDice at
    @cython.locals(other=int)
    cpdef void observe_planes(self, int seat) noexcept nogil
    @cython.locals(place=int, taken=int)
    cdef void observe_table(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void observe_seat(self, int seat, int number) noexcept nogil
    @cython.locals(place=int, placement=int)
    cdef void observe_launches(self, int seat, int number) noexcept nogil
    @cython.locals(start=int)
    cdef void observe_lake(self, int seat, int number) noexcept nogil
    @cython.locals(pool=int)
    cdef void observe_pools(self, word64 found, int start) noexcept nogil
