cimport cython
from lampion.games.lanterns_dice cimport scoring
from lampion.games.lanterns_dice.constants cimport pools, tiles
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel.bits cimport word64

cpdef int die(Lake lake, int number) noexcept
cpdef int card_side(Lake lake, int card) noexcept
cpdef int side_option(Lake lake, int card) noexcept
cpdef int taken(Lake lake, int shape) noexcept
cpdef int value_of(Lake lake, int shape) except -1
cpdef int sheet(Lake lake, int seat) noexcept
cpdef int lake_of(Lake lake, int seat) noexcept
cpdef word64 lit(Lake lake, int seat, int half) noexcept
cpdef bint is_lit(Lake lake, int seat, int area) noexcept
cpdef word64 complete(Lake lake, int seat) noexcept
cpdef word64 covered(Lake lake, int seat) noexcept
cpdef word64 touched(Lake lake, int seat) noexcept
cpdef int gifts(Lake lake, int seat) noexcept
cpdef int step(Lake lake, int seat) noexcept
cpdef int platform(Lake lake, int seat) noexcept
cpdef int bought(Lake lake, int seat) noexcept
cpdef int first_area(Lake lake, int seat) noexcept
cpdef int areas_left(Lake lake, int seat) noexcept
cpdef list launches(Lake lake, int seat)
@cython.locals(left=word64, group=word64)
cpdef list groups(Lake lake, int seat)
cpdef list list_pools(word64 found)
