from lampion.games.takenoko cimport (
    channels, growth, moves, objectives, panda_and_gardener, scoring, special_cards, windows
)
from lampion.games.takenoko.constants cimport verbs
from lampion.games.takenoko.garden cimport Garden

cpdef list list_plots(Garden garden)
cpdef bint is_wet(Garden garden, int plot) noexcept
cpdef int cell_of(Garden garden, int plot) noexcept
cpdef int plot_on(Garden garden, int cell) noexcept
cpdef list live_channels(Garden garden)
cpdef list drawn_kinds(Garden garden)
cpdef int special_of(Garden garden, int seat) noexcept
cpdef bint could_announce(Garden garden) noexcept
cpdef list ready_cards(Garden garden, int seat)
cpdef list cells_in_reach(Garden garden, int figure)
cpdef list open_cells(Garden garden)
cpdef bint may_lay(Garden garden, int edge) noexcept
cpdef bint joins_water(Garden garden, int edge) noexcept
cpdef int most_actions(Garden garden) noexcept
cpdef bint may_make(Garden garden, int action) noexcept
cpdef bint could_act(Garden garden) noexcept
cpdef bint has_room(Garden garden, int seat) noexcept
cpdef bint has_use(Garden garden, int seat, int moment) noexcept
cpdef bint others_may_play(Garden garden) noexcept
cpdef int supreme_points(Garden garden, int seat, int number) noexcept
cpdef int growth_of(Garden garden, int plot) noexcept
