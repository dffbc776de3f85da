from lampion.games.takenoko cimport objectives, panda_and_gardener, rearrangement, tallies
from lampion.games.takenoko.constants cimport faces, figures, moments, options, sizes, specials, verbs
from lampion.games.takenoko.garden cimport Garden

cdef short[6] STEPS
cdef int SCRATCH

cdef bint is_weather(int card) noexcept nogil
cdef bint can_use(Garden garden, int seat, int moment) noexcept nogil
cdef int find_uses(Garden garden, int seat, int moment, int count) noexcept nogil
cdef int find_diseases(Garden garden, int count) noexcept nogil
cdef int find_visits(Garden garden, int count) noexcept nogil
cdef int find_holidays(Garden garden, int count) noexcept nogil
cdef int find_alliances(Garden garden, int seat, int count) noexcept nogil
cdef void take_effect(Garden garden, int seat, int card, int verb, int argument) noexcept nogil
cdef bint can_fall_ill(Garden garden, int plot) noexcept nogil
cdef void spread_disease(Garden garden, int plot) noexcept nogil
cdef void lose_section(Garden garden, int plot) noexcept nogil
cdef void ally(Garden garden, int seat, int other) noexcept nogil
cdef void break_alliance(Garden garden, int seat, int other) noexcept nogil
cdef bint can_take(Garden garden) noexcept nogil
cdef void take_from_display(Garden garden, int card) noexcept nogil
cdef bint needs_card(Garden garden) noexcept nogil
cdef int count_pile(Garden garden) noexcept nogil
cdef void fill_gap(Garden garden, int card) noexcept nogil
cdef int find_outcomes(Garden garden) noexcept nogil
cdef int find_display(Garden garden) noexcept nogil
