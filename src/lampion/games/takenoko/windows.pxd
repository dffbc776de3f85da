from lampion.games.takenoko cimport special_cards
from lampion.games.takenoko.constants cimport moments, options, specials
from lampion.games.takenoko.garden cimport Garden

cdef int NOBODY

cdef bint may_play(Garden garden, int seat, int moment) noexcept nogil
cdef bint others_may_play(Garden garden) noexcept nogil
cdef void open_window(Garden garden, int moment) noexcept nogil
cdef int next_asked(Garden garden) noexcept nogil
cdef void announce(Garden garden, int seat, int move) noexcept nogil
cdef int next_to_answer(Garden garden) noexcept nogil
cdef void cancel(Garden garden, int seat) noexcept nogil
