from lampion.games.takenoko cimport memory, objectives, plots, tallies
from lampion.games.takenoko.constants cimport sizes, tiles
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.rng cimport Rng

cdef word64[3] CATEGORY_CARDS

cdef void redeal_plots(Garden garden, int seat, Rng rng) noexcept nogil
cdef void collect(Garden garden, int seat, int drawn) noexcept nogil
cdef int draw_mixed(Garden garden, int places, Rng rng) noexcept nogil
cdef int draw_kind(Garden garden, Rng rng) noexcept nogil
cdef void redeal_cards(Garden garden, int seat, int category, Rng rng) noexcept nogil
