from lampion.games.takenoko cimport special_cards
from lampion.games.takenoko.garden cimport Garden

cpdef list list_plots(Garden garden)
cpdef bint is_wet(Garden garden, int plot) noexcept
cpdef int cell_of(Garden garden, int plot) noexcept
cpdef int plot_on(Garden garden, int cell) noexcept
cpdef list live_channels(Garden garden)
cpdef list drawn_kinds(Garden garden)
cpdef int special_of(Garden garden, int seat) noexcept
cpdef bint could_announce(Garden garden) noexcept
