from lampion.games.takenoko cimport tallies
from lampion.games.takenoko.constants cimport figures, improvements, options, verbs
from lampion.games.takenoko.garden cimport Garden

cdef short[6] STEPS

cdef void move_gardener(Garden garden, int cell) noexcept nogil
cdef void move_panda(Garden garden, int cell, int seat) noexcept nogil
cdef void jump(Garden garden, int figure, int cell, int seat) noexcept nogil
cdef void eat(Garden garden, int plot, int seat) noexcept nogil
cdef void tend(Garden garden, int plot) noexcept nogil
cdef void return_from_holidays(Garden garden) noexcept nogil
cdef void extend_runs(Garden garden, int plot) noexcept nogil
cdef void find_runs(Garden garden) noexcept nogil
cdef int find_steps(Garden garden, int figure, int verb, int count) noexcept nogil
cdef int leave_out(Garden garden, int first, int end, int move) noexcept nogil
cdef int find_jumps(Garden garden, int figure, int verb, int count) noexcept nogil
