from lampion.games.spring_festival.constants cimport cards, cells, tiles
from lampion.games.spring_festival.festival cimport Festival

cpdef list panorama(Festival festival, int seat)
cpdef int tile_on(Festival festival, int seat, int cell) noexcept
cpdef int top(Festival festival, int stack) noexcept
cpdef int tile_held(Festival festival, int seat) noexcept
cpdef int starting_set(Festival festival, int seat) noexcept
cpdef int starting_tile(Festival festival, int seat, int index) noexcept
cpdef list starting_tiles(Festival festival, int seat)
cpdef list open_cards(Festival festival, int seat)
cpdef list completed_cards(Festival festival, int seat)
cpdef int applause(Festival festival, int seat) noexcept
cpdef list unseen_tiles(Festival festival)
