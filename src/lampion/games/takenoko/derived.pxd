from lampion.games.takenoko cimport channels, objectives, panda_and_gardener, plots, tallies
from lampion.games.takenoko.constants cimport sizes
from lampion.games.takenoko.garden cimport Garden

cdef unsigned char[sizes.OBJECTIVES] CATEGORY_OF

cdef void derive(Garden garden) noexcept nogil
cdef void derive_land(Garden garden) noexcept nogil
cdef void derive_cards(Garden garden) noexcept nogil
cpdef dict list_derived(Garden garden)
