# The contract in C types. Virtual methods are cdef here and cpdef in a game's final class.
cimport cython
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy
from lampion.kernel cimport limits
from lampion.kernel.rng cimport Rng
from lampion.kernel.fields cimport FieldVisitor

cdef class Position:
    cdef unsigned short[limits.ROOM] found                 # buffers: first, because they are not copied
    cdef unsigned short[limits.OUTCOMES] odds
    cdef readonly int seats, waiting, turn, active, phase, dealt   # copying starts here
    cdef int find_moves(self, int seat) noexcept nogil
    cdef void step(self, int seat, int move) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int points_from(self, int seat, int source) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef int partners(self, int seat) noexcept nogil
    cdef int winners(self) noexcept nogil
    cdef int roll(self, Rng rng) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef visit_fields(self, FieldVisitor visitor)
    @cython.final
    cdef void wait(self, int phase, int seats) noexcept nogil
    @cython.final
    cdef void wait_for_chance(self, int phase) noexcept nogil
    @cython.final
    cdef int everybody(self) noexcept nogil
    @cython.final
    cdef int seat_after(self, int seat) noexcept nogil
    @cython.final
    cdef int add(self, int count, int move) noexcept nogil
    @cython.final
    cdef int add_outcome(self, int count, int move, int odds) noexcept nogil
    @cython.final
    cdef bint has_move(self, int seat, int move) noexcept nogil
    @cython.final
    cdef bint is_waiting(self, int seat) noexcept nogil
    cdef int next_seat(self) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    @cython.locals(twin=Position)
    cpdef copy(self)
    @cython.locals(twin=Position)
    cpdef redealt(self, int seat, Rng rng)
    cpdef list moves(self, seat)
    cpdef list chances(self)
    cpdef play(self, seat, move)
    cpdef int draw(self, Rng rng) except -1
    cpdef bint waits_for(self, seat)
    cpdef refuse(self, seat, move)
    cpdef visit(self, FieldVisitor visitor)
    cpdef dict fields(self)

cdef int clip(number) except? -2

cdef extern from "Python.h":
    PyTypeObject* Py_TYPE(PyObject*) nogil

cdef inline void copy_fields(Position mine, Position other) noexcept nogil:
    cdef char* start = <char*>&mine.seats
    memcpy(start, &other.seats, Py_TYPE(<PyObject*>mine).tp_basicsize - (start - <char*><PyObject*>mine))
