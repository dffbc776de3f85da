cimport cython
from lampion.games.takenoko.constants cimport categories, figures, options, phases, planes, sizes, tiles, verbs
from lampion.games.takenoko.rules cimport Takenoko
from lampion.kernel cimport blocks
from lampion.kernel.bits cimport word64
from lampion.kernel.observer cimport Observer

cdef unsigned char[4] CARDS_FROM

@cython.final
cdef class TakenokoObserver(Observer):
    cdef Takenoko at
    @cython.locals(other=int)
    cpdef void observe_planes(self, int seat) noexcept nogil
    cdef void observe_turn(self, int seat) noexcept nogil
    cdef void observe_cell(self, int place, int cell) noexcept nogil
    @cython.locals(plot=int, place=int)
    cdef void observe_figures(self) noexcept nogil
    cdef void observe_supply(self) noexcept nogil
    @cython.locals(row="signed char*", place=int, cell="unsigned int")
    cdef void observe_plots(self) noexcept nogil
    @cython.locals(row="signed char*", place=int, cell="unsigned int", direction=int)
    cdef void observe_channels(self) noexcept nogil
    @cython.locals(row="signed char*", place=int, kind=int, hidden=int)
    cdef void observe_pile(self, int seat) noexcept nogil
    @cython.locals(row="signed char*", ready=word64, held=int)
    cdef void observe_hand(self, int seat) noexcept nogil
    @cython.locals(row="signed char*", place=int, first=int, held=int, objectives=int)
    cdef void observe_seat(self, int seat, int number) noexcept nogil
    @cython.locals(place=int, by=int, cancellers=int)
    cdef void observe_hikari(self, int seat) noexcept nogil
