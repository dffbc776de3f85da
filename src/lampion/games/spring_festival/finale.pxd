from lampion.games.spring_festival cimport chain_reaction, signs
from lampion.games.spring_festival.constants cimport cells
from lampion.games.spring_festival.festival cimport Festival

cdef int PERFECT, PER_EXPLOSION, PER_APPLAUSE, PER_RIVAL

cdef void fire(Festival festival, int seat, int spot) noexcept nogil
cdef int best_spot(Festival festival, int seat) noexcept nogil
cpdef int score(Festival festival, int seat) noexcept nogil
cdef int points_from(Festival festival, int seat, int source) noexcept nogil
cpdef int finale_points(Festival festival, int seat) noexcept nogil
cpdef int applause_points(Festival festival, int seat) noexcept nogil
cpdef int majority_points(Festival festival, int seat) noexcept nogil
cpdef int composition_points(Festival festival, int seat) noexcept nogil
cpdef int sign_points(Festival festival, int seat) noexcept nogil
