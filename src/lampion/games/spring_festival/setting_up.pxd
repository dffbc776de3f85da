from lampion.games.spring_festival cimport panorama
from lampion.games.spring_festival.constants cimport cards, cells, tiles, verbs
from lampion.games.spring_festival.festival cimport Festival

cdef unsigned char[cards.COUNT] IS_CORE

cdef void fill_supplies(Festival festival) noexcept nogil
cdef void fill_decks(Festival festival) noexcept nogil
cdef bint is_in_play(Festival festival, int card) noexcept nogil
cdef void begin_panoramas(Festival festival) noexcept nogil
cdef int find_sets(Festival festival) noexcept nogil
cdef bint is_taken(Festival festival, int number) noexcept nogil
cdef int find_starts(Festival festival, int seat) noexcept nogil
cdef void place_start(Festival festival, int seat, int index, int cell) noexcept nogil
