cimport cython
from lampion.games.fireworks.constants cimport kinds, launches, places
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64[64] BITS
cdef unsigned char[places.COUNT] ROW, COLUMN
cdef unsigned char[places.COUNT][places.INSIDE] NEAREST
cdef int[launches.PILE] PILE_ROWS, PILE_COLUMNS
cdef unsigned char[launches.LAYOUTS][kinds.TILES] LAYOUTS
cdef unsigned char[launches.SYMMETRIES][places.INSIDE] MIRRORED

cdef void lay_out(Night night, int layout, int symmetry) noexcept nogil
@cython.locals(bit=word64)
cdef void lay_on_top(Night night, int tile, int place) noexcept nogil
cdef void put_in(Night night, int tile) noexcept nogil
cdef void take_out(Night night, int tile) noexcept nogil
cdef int remove(Night night, int tile) noexcept nogil
cdef void turn_down(Night night, int tile) noexcept nogil
cdef void move(Night night, int tile, int row, int column) noexcept nogil
@cython.locals(rest=word64, tile=int)
cdef void lift(Night night, word64 low, word64 high) noexcept nogil
cdef void return_outside(Night night) noexcept nogil
@cython.locals(low=word64, high=word64, rest=word64, tile=int, count=int, place=int, row=int, column=int)
cdef void pile(Night night, int centre) noexcept nogil
cdef void derive(Night night) noexcept nogil
cdef bint is_empty(Night night) noexcept nogil
cdef bint has_up(Night night) noexcept nogil
cdef int count_up(Night night) noexcept nogil
cdef int count_down(Night night) noexcept nogil
@cython.locals(rest=word64, tile=int, count=int, seen=int)
cdef int find_up(Night night, int code, int first) noexcept nogil
@cython.locals(rest=word64, left=int, base=int)
cdef int nth_of(word64 low, word64 high, int number) noexcept nogil
