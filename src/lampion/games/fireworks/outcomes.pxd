cimport cython
from lampion.games.fireworks cimport helping, launch, real_box, setting_up, taking
from lampion.games.fireworks.constants cimport faces, kinds, launches, phases, places, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel.rng cimport Rng

cdef unsigned char[launches.LEVELS][places.COUNT] AIM
cdef unsigned char[places.COUNT] ROW, COLUMN
cdef int[faces.COUNT] FACES
cdef int[3] STEP_ODDS, QUALITY_ODDS

cdef int find(Night night) noexcept nogil
cdef int find_deals(Night night) noexcept nogil
cdef int find_numbers(Night night, int verb, int count) noexcept nogil
cdef int find_kinds(Night night) noexcept nogil
@cython.locals(count=int, row=int, column=int, odds=int)
cdef int find_hits(Night night) noexcept nogil
@cython.locals(count=int, move=int, odds=int)
cdef int find_bounces(Night night) noexcept nogil
cdef int find_faces(Night night) noexcept nogil
@cython.locals(left=int, start=int, row=int, column=int)
cdef int roll_hit(Night night, Rng rng) noexcept nogil
@cython.locals(left=int, rows=int, columns=int, quality=int, face=int)
cdef int roll_bounce(Rng rng) noexcept nogil
@cython.locals(total=int, left=int, kind=int)
cdef int roll_kind(Night night, Rng rng) noexcept nogil
