from lampion.games.spring_festival.constants cimport cards, phases, verbs, zodiac
from lampion.games.spring_festival.festival cimport Festival

cdef int find(Festival festival) noexcept nogil
cdef int find_in(Festival festival, int verb, unsigned char* bag, int count) noexcept nogil
cdef int find_numbers(Festival festival, int verb, int first, int count) noexcept nogil
cpdef int next_slot(Festival festival) noexcept nogil
