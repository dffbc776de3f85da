from lampion.games.takenoko cimport (
    channels, growth, objectives, panda_and_gardener, plots, setting_up, special_cards, weather, windows
)
from lampion.games.takenoko.constants cimport actions, faces, figures, moments, options, phases, sizes, verbs
from lampion.games.takenoko.garden cimport Garden

cdef int EVERY_ACTION

cpdef int code_of(int verb, int argument) noexcept nogil
cpdef int verb_of(int move) noexcept nogil
cpdef int argument_of(int move) noexcept nogil
cdef int find_moves(Garden garden, int seat) noexcept nogil
cdef int find_choices(Garden garden) noexcept nogil
cdef int find_outcomes(Garden garden) noexcept nogil
cdef int find_idle(Garden garden, int seat) noexcept nogil
cdef int find_free_steps(Garden garden, int seat) noexcept nogil
cdef int find_actions(Garden garden, int count) noexcept nogil
cdef int allowed_actions(Garden garden) noexcept nogil
cdef int most_actions(Garden garden) noexcept nogil
cdef int count_plans(Garden garden) noexcept nogil
cdef int find_plans(Garden garden) noexcept nogil
