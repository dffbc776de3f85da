cimport cython
from lampion.games.fireworks cimport setting_up
from lampion.games.fireworks.constants cimport launches, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits

cdef unsigned char[launches.CARDS] CARD_LEVELS, PEOPLE

cdef bint can_draw(Night night, int card) noexcept nogil
cdef void prepare_deck(Night night) noexcept nogil
cdef int find_cards(Night night) noexcept nogil
cdef void draw(Night night, int card) noexcept nogil
@cython.locals(mask=int)
cdef int may_help(Night night) noexcept nogil
@cython.locals(wanted=int, able=int, choice=bint)
cdef bint has_choice(Night night) noexcept nogil
@cython.locals(able=int, count=int, mask=int)
cdef int find_helpers(Night night) noexcept nogil
