cimport cython
from lampion.games.fireworks.constants cimport kinds, launches, skies
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64[64] BITS

cpdef int tile_kind(Night night, int tile) noexcept
cpdef bint is_up(Night night, int tile) noexcept
cpdef bint is_outside(Night night, int tile) noexcept
cpdef bint lies_open(Night night, int tile) noexcept
cpdef bint is_turned(Night night, int tile) noexcept
cpdef bint is_stirred(Night night, int tile) noexcept
cpdef int tile_place(Night night, int tile) noexcept
@cython.locals(low=word64, high=word64, size=int, above=int, tile=int)
cpdef list stack(Night night)
cpdef list unseen(Night night)
cpdef list waiting_functions(Night night)
cpdef list fresh_functions(Night night)
cpdef list used_functions(Night night)
cpdef list deck(Night night)
cpdef int cell(Night night, int seat, int number) noexcept
cpdef list sky(Night night, int seat)
cpdef list moved(Night night, int seat)
cpdef list hand(Night night, int seat)
cpdef int room(Night night, int seat) noexcept
cpdef list starts(Night night, int seat)
cpdef int character(Night night, int seat) noexcept
cpdef tuple lifted(Night night, int seat)
