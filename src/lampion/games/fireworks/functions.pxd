cimport cython
from lampion.games.fireworks.constants cimport kinds, verbs
from lampion.games.fireworks.night cimport Night

@cython.locals(number=int)
cdef int available(Night night, int kind) noexcept nogil
@cython.locals(found=int)
cdef int only(Night night) noexcept nogil
cdef int find(Night night) noexcept nogil
cdef void use(Night night, int kind) noexcept nogil
cdef void pass_on(Night night, int kind) noexcept nogil
