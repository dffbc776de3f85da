cimport cython
from lampion.games.fireworks cimport launch
from lampion.games.fireworks.constants cimport kinds, launches, places
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64[64] BITS
cdef int LEVELS
cdef unsigned char[launches.LEVELS][places.COUNT] AIM
cdef unsigned short[launches.LEVELS][places.COUNT] RING, MEAN_ECHO
cdef unsigned char[launches.LEVELS] REACH
cdef unsigned char[launches.COVERS] COVERS
cdef unsigned short[launches.TURNS] TURNS
cdef int[launches.QUALITIES] QUALITY_POWER, QUALITY_ODDS
cdef unsigned char[places.INSIDE] PLACES

@cython.final
cdef class Forecast:
    cdef unsigned char[kinds.TILES] covers
    cdef word64[places.COUNT] hit_means, hit_failures, column_means, column_failures
    cdef int[launches.LEVELS * places.COUNT] means, failures
    cdef word64[2 * places.COUNT] here
    cdef word64[2 * kinds.TILES] higher
    cdef word64[2] up
    cdef word64 known
    cdef bint is_empty
    @cython.locals(slot=int, low=word64, high=word64, rest=word64, total=int, tile=int, above=int)
    cdef void survey(self, Night night) noexcept nogil
    @cython.locals(differences=word64)
    cdef bint is_surveyed(self, Night night) noexcept nogil
    @cython.locals(mean=word64, failure=word64, odds=word64)
    cdef void look(self, Night night, int level) noexcept nogil
    @cython.locals(mean=word64, failure=word64, odds=word64)
    cdef void add_rows(self, int level, int place) noexcept nogil
    @cython.locals(
        reach=int, hit_row=int, hit_column=int, first_row=int, last_row=int, first_column=int, last_column=int,
        mean=int, flat=int, edge=int, corner=int, away=int, blow=int, rest=word64, power=int, chance=int,
    )
    cdef void look_at(self, Night night, int level, int hit) noexcept nogil
    @cython.locals(step=int)
    cdef int chance(self, int power) noexcept nogil
    cpdef tuple find(self, Night night, int level)
