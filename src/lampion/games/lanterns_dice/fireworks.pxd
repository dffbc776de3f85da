from lampion.games.lanterns_dice.constants cimport tiles, verbs
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef int[tiles.COUNT + 1] FORMS_FROM
cdef unsigned char[tiles.FORMS] FORM_SHAPES
cdef unsigned char[4 * tiles.FORMS] STEPS
cdef word64[tiles.FORMS] SQUARES
cdef unsigned char[tiles.COUNT * tiles.TILES] VALUES
cdef int SMALLEST

cdef int find_places(Lake lake, int seat) noexcept nogil
cpdef word64 places_of(word64 free, int form) noexcept nogil
cdef void launch(Lake lake, int seat, int placement) noexcept nogil
