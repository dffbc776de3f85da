from lampion.kernel cimport limits
from lampion.kernel.fields cimport FieldVisitor
from lampion.kernel.position cimport Position
cimport cython

cdef int ROLL, KEEP, DIE
cdef int DECIDE, SHAKE, OVER
cdef int BURN

@cython.final
cdef class Sparks(Position):
    cdef readonly int goal, sparks
    cdef int[4] kept
    cdef void pass_on(self) noexcept nogil
    @cython.locals(count=int, face=int)
    cpdef int find_moves(self, int seat) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef visit_fields(self, FieldVisitor visitor)
