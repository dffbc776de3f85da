cimport cython
from lampion.games.fireworks cimport stacks
from lampion.games.fireworks.constants cimport characters, kinds, launches, modes, places, skies, verbs
from lampion.games.fireworks.night cimport Night

cdef unsigned char[kinds.COUNT] COPIES
cdef unsigned char[launches.CARDS] CARD_COPIES, PEOPLE
cdef unsigned short[5][81] WAYS

cdef void fill_box(Night night) noexcept nogil
cdef void shuffle_cards(Night night) noexcept nogil
@cython.locals(left=int, code=int, taken=int, count=int, colour=int, after=int, odds=int)
cdef int find_deals(Night night) noexcept nogil
@cython.locals(total=int, number=int)
cdef int second_ways(int left, int code, int colour) noexcept nogil
cdef int power_of_3(int colour) noexcept nogil
cdef int colours_left(Night night) noexcept nogil
cdef bint is_dealt(Night night, int tile) noexcept nogil
cdef int find_starts(Night night, int seat) noexcept nogil
cdef bint place_start(Night night, int seat, int cell) noexcept nogil
cdef int find_characters(Night night) noexcept nogil
cdef bint is_taken(Night night, int character) noexcept nogil
