from lampion.games.takenoko.constants cimport categories, improvements, options, sizes, verbs
from lampion.games.takenoko.garden cimport Garden

cdef unsigned char[sizes.OBJECTIVES] CATEGORY_OF, BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT
cdef unsigned char[sizes.OBJECTIVES][sizes.COLOURS] SECTIONS
cdef unsigned char[sizes.KINDS] COLOUR_OF
cdef unsigned char[4] CARDS_FROM
cdef unsigned char[5] TRIGGER
cdef unsigned char[2] HAND_LIMIT
cdef int FORMS
cdef unsigned char[sizes.FORMS] PATTERN_RULES, PATTERN_SIZE, PATTERN_CARD
cdef short[sizes.FORMS][sizes.PATTERN] PATTERN_CELLS
cdef unsigned char[sizes.FORMS][sizes.PATTERN] PATTERN_COLOURS

cdef bint has_room(Garden garden, int seat) noexcept nogil
cdef int unseen_cards(Garden garden, int category) noexcept nogil
cdef bint is_too_easy(Garden garden, int card) noexcept nogil
cdef void reject(Garden garden, int card) noexcept nogil
cdef int take_rejected(Garden garden, int category) noexcept nogil
cdef bint is_fulfilled(Garden garden, int seat, int card) noexcept nogil
cdef int count_bamboos(Garden garden, int card) noexcept nogil
cdef void claim(Garden garden, int seat, int card) noexcept nogil
cdef void find_all_patterns(Garden garden) noexcept nogil
cdef void find_patterns(Garden garden, int plot) noexcept nogil
cdef bint fits(Garden garden, int form, int corner) noexcept nogil
cdef int find_unseen(Garden garden, int category) noexcept nogil
cdef int find_claims(Garden garden, int seat, int count) noexcept nogil
cdef int find_draws(Garden garden, int count) noexcept nogil
