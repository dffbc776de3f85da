cimport cython
from lampion.games.fireworks.constants cimport kinds, skies, verbs
from lampion.games.fireworks.night cimport Night

cdef void hold(Night night, int seat, int kind) noexcept nogil
cdef bint has_space(Night night, int seat) noexcept nogil
@cython.locals(count=int, spot=int)
cdef int find(Night night, int seat) noexcept nogil
@cython.locals(count=int)
cdef int find_cells(Night night, int seat, int code, bint turns) noexcept nogil
@cython.locals(lifted=int, count=int, turn=int, old=int, kept=int)
cdef int find_puts(Night night, int seat) noexcept nogil
@cython.locals(spot=int, kind=int)
cdef void place(Night night, int seat, int cell, int turn) noexcept nogil
@cython.locals(spot=int)
cdef void lift(Night night, int seat, int cell) noexcept nogil
@cython.locals(spot=int, lifted=int)
cdef void put(Night night, int seat, int cell, int turn) noexcept nogil
