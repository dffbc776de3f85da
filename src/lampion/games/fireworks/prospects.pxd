cimport cython
from lampion.games.fireworks cimport scoring
from lampion.games.fireworks.constants cimport kinds, skies
from lampion.games.fireworks.night cimport Night

cdef int look_of(int kind, int turn) noexcept nogil
@cython.locals(spot=int, before=int, after=int)
cpdef int gain(Night night, int seat, int kind, int cell, int turn) noexcept nogil
@cython.locals(best=int, turns=int, cell=int, turn=int, points=int)
cpdef int best_gain(Night night, int seat, int kind) noexcept nogil
