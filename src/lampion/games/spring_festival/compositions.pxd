from lampion.games.spring_festival.constants cimport cards, cells, verbs
from lampion.games.spring_festival.festival cimport Festival
from lampion.kernel cimport bags

cdef unsigned char[cards.COUNT] CARD_POINTS, CARD_SIZE, FIRST_NEED, SECOND_NEED
cdef short[74] FORMS_FROM
cdef short[cards.FORMS] SECOND, THIRD, FOURTH, CORNER, COVERS
cdef short[cards.COUNT][16] FOOTPRINTS

cdef int find(Festival festival, int seat) noexcept nogil
cdef int search(Festival festival, int seat) noexcept nogil
cdef int find_matches(Festival festival, int seat, int slot, int card, int count) noexcept nogil
cdef int gather(Festival festival, int seat, int need) noexcept nogil
cdef int note(Festival festival, int count, int move) noexcept nogil
cdef void complete(Festival festival, int seat, int slot, int footprint, int corner) noexcept nogil
cdef bint has_deck(Festival festival, int slot) noexcept nogil
cdef int place_of(Festival festival, int slot, int card) noexcept nogil
cdef void draw(Festival festival, int slot, int place) noexcept nogil
