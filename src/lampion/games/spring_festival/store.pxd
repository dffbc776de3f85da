from lampion.games.spring_festival.constants cimport tiles
from lampion.games.spring_festival.festival cimport Festival
from lampion.kernel cimport bags

cdef int[5][4] SIDES

cdef void reveal(Festival festival, int place) noexcept nogil
cpdef int stack_of(Festival festival, int seat, int orientation) noexcept nogil
cdef void turn(Festival festival, int orientation) noexcept nogil
