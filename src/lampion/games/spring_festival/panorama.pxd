from lampion.games.spring_festival cimport chain_reaction
from lampion.games.spring_festival.constants cimport cells, features, tiles, verbs
from lampion.games.spring_festival.festival cimport Festival

cdef unsigned char[tiles.COUNT] SPARKS
cdef unsigned char[16] BITS

cdef void clear(Festival festival, int seat) noexcept nogil
cdef int find_places(Festival festival, int seat) noexcept nogil
cdef int find_tiles(Festival festival, int seat, int base, int count) noexcept nogil
cdef int find_edges(Festival festival, int seat, int base, int count) noexcept nogil
cpdef void launch(Festival festival, int seat, int cell) noexcept nogil
cdef void occupy(Festival festival, int seat, int spot, int tile) noexcept nogil
cdef void add_edge(Festival festival, int seat, int spot) noexcept nogil
cdef void drop_edge(Festival festival, int seat, int spot) noexcept nogil
cdef int sparks_at(unsigned char* grid, int spot) noexcept nogil
