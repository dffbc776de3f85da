cimport cython
from lampion.games.fireworks cimport stacks
from lampion.games.fireworks.constants cimport kinds, launches, places, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.rng cimport Rng

cdef word64[64] BITS
cdef unsigned char[places.COUNT] ROW, COLUMN
cdef unsigned char[launches.LEVELS][places.COUNT] AIM
cdef unsigned short[launches.LEVELS][places.COUNT] RING, ECHO
cdef unsigned char[launches.LEVELS] REACH
cdef unsigned char[launches.COVERS] COVERS
cdef unsigned short[launches.TURNS] TURNS
cdef unsigned short[launches.LEAVES][10] LEAVES
cdef unsigned char[launches.SHIFTS][launches.SCATTERS] SHIFTS
cdef unsigned char[launches.SCATTERS] SCATTER
cdef signed char[5 * places.OFFSETS] SLIDE_ROWS, SLIDE_COLUMNS
cdef unsigned short[8] AROUND
cdef int[launches.QUALITIES] QUALITY_POWER

cdef void bounce_to(Night night, int rows, int columns) noexcept nogil
@cython.locals(reach=int, first_row=int, last_row=int, first_column=int, last_column=int, row=int, column=int)
cdef void strike(Night night) noexcept nogil
@cython.locals(place=int, blow=int, low=word64, high=word64, rest=word64, bit=int, tile=int, above=int, power=int)
cdef void strike_place(Night night, int row, int column) noexcept nogil
cdef int away(int one, int other) noexcept nogil
cdef word64 around(Night night, int slot) noexcept nogil
cdef int cover(int above, int below) noexcept nogil
@cython.locals(rest=word64)
cdef void forget(Night night) noexcept nogil

@cython.locals(left=int, count=int, rest=word64, tile=int, odds=int, outside=int, move=int)
cdef int find_turnings(Night night) noexcept nogil
@cython.locals(left=int, count=int, draw=int, rest=word64, tile=int, odds=int, verb=int)
cdef int roll_turning(Night night, Rng rng) noexcept nogil
@cython.locals(first=int)
cdef word64 rest_of(Night night, int word) noexcept nogil
@cython.locals(step=int)
cdef int chance_of(Night night, int tile, int left) noexcept nogil
@cython.locals(step=int)
cdef int exit_of(Night night, int tile) noexcept nogil
@cython.locals(row=int, column=int, rows=int, columns=int, back=int, side=int)
cdef int to_wall(Night night, int place) noexcept nogil
cdef void turn_over(Night night, int tile, int outside) noexcept nogil

@cython.locals(low=word64, high=word64, rest=word64, bit=int, tile=int, scatter=int)
cdef void settle(Night night) noexcept nogil
@cython.locals(step=int, way=int, row=int, column=int, offset=int)
cdef void slide(Night night, int tile, int scatter) noexcept nogil
@cython.locals(kind=int)
cdef void settle_tile(Night night, int tile) noexcept nogil
