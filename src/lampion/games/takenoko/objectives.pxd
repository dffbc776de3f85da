from lampion.games.takenoko cimport tallies
from lampion.games.takenoko.constants cimport categories, options, sizes, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef unsigned char[sizes.OBJECTIVES] CATEGORY_OF
cdef unsigned char[sizes.OBJECTIVES][sizes.COLOURS] SECTIONS
cdef word64[sizes.OBJECTIVES] CARD_BITS
cdef word64[3] CATEGORY_CARDS
cdef unsigned char[4] CARDS_FROM
cdef unsigned char[5] TRIGGER
cdef unsigned char[2] HAND_LIMIT
cdef int[10] PLACINGS_FROM
cdef word64[sizes.PLACINGS] PLACING_BITS
cdef short[sizes.PLACINGS][sizes.PATTERN - 1] PLACING_STEPS
cdef unsigned char[sizes.PLACINGS][sizes.PATTERN - 1] PLACING_MARKS

cdef bint has_room(Garden garden, int seat) noexcept nogil
cdef bint is_too_easy(Garden garden, int card) noexcept nogil
cdef void reject(Garden garden, int card) noexcept nogil
cdef int take_rejected(Garden garden, int category) noexcept nogil
cdef void claim(Garden garden, int seat, int card) noexcept nogil
cdef void find_all_patterns(Garden garden) noexcept nogil
cdef void find_patterns(Garden garden, int plot) noexcept nogil
cdef bint fits(Garden garden, int placing, int cell) noexcept nogil
cdef int find_unseen(Garden garden, int category) noexcept nogil
cdef int unseen_card(Garden garden, int category, int place) noexcept nogil
cdef int find_claims(Garden garden, int seat, int count) noexcept nogil
cdef int find_draws(Garden garden, int count) noexcept nogil
