cimport cython
from lampion.games.fireworks.constants cimport characters, kinds, skies
from lampion.games.fireworks.night cimport Night

cdef unsigned char[skies.SIZE][6] NEIGHBOURS
cdef unsigned char[skies.COUNT] ARC, HALF, FLOWER, LOOKS
cdef unsigned char[9] SPECIAL_POINTS, PUPPY_POINTS
cdef unsigned char[characters.COUNT] NEEDS, BONUS
cdef int BIG_SAME_COLOUR, BIG_SAME_STYLE, BIG_MIXED, START_TILE
cdef int SATURN_SAME, SATURN_MIXED, KALEIDOSCOPE_SAME, KALEIDOSCOPE_MIXED, SMALL_FLOWER

@cython.locals(sky=int, centre=int, same_colour=bint, same_style=bint, side=int, code=int)
cpdef int big_points(Night night, int seat, int cell) noexcept nogil
@cython.locals(sky=int, code=int, side=int, other=int)
cpdef int pair_points(Night night, int seat, int cell) noexcept nogil
@cython.locals(sky=int, side=int)
cpdef bint is_flower(Night night, int seat, int cell) noexcept nogil
cpdef int count_bigs(Night night, int seat) noexcept nogil
cpdef int big_total(Night night, int seat) noexcept nogil
cpdef int start_total(Night night, int seat) noexcept nogil
cpdef int count_pairs(Night night, int seat, bint kiku) noexcept nogil
cpdef int pair_total(Night night, int seat, bint kiku) noexcept nogil
cpdef int count_flowers(Night night, int seat) noexcept nogil
@cython.locals(seen=int, count=int, look=int)
cpdef int count_specials(Night night, int seat) noexcept nogil
@cython.locals(character=int, needs=int, bonus=int, specials=int)
cpdef int character_bonus(Night night, int seat) noexcept nogil
@cython.locals(least=int, kaleidoscopes=int, flowers=int)
cdef int least_of_each(Night night, int seat) noexcept nogil
@cython.locals(total=int, halves=int, code=int, points=int)
cdef int points_from(Night night, int seat, int source) noexcept nogil
cpdef int score(Night night, int seat) noexcept nogil
