# The contract in C types. Virtual methods are cdef here and cpdef in a game's final class.
cimport cython
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy
from lampion.kernel.rng cimport Rng
from lampion.kernel.tape cimport Tape

cdef enum:
    CHANCE = 8
    ROOM = 1024
    OUTCOMES = 256

cdef class Position:
    cdef unsigned short[1024] found                 # buffers: first, because they are not copied
    cdef unsigned short[256] odds
    cdef readonly int seats, waiting, turn, active        # copying starts here
    cdef int find_moves(self, int seat) noexcept nogil
    cdef void step(self, int seat, int move) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef int partners(self, int seat) noexcept nogil
    cdef int winners(self) noexcept nogil
    cdef int roll(self, Rng rng) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef wind(self, Tape tape)
    cdef int next_seat(self) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    @cython.locals(twin=Position)
    cpdef copy(self)
    @cython.locals(twin=Position)
    cpdef hide(self, int seat, Rng rng)
    cpdef list moves(self, int seat)
    cpdef list chances(self)
    cpdef play(self, int seat, int move)
    cpdef int draw(self, Rng rng) except -1
    cpdef bint waits_for(self, int seat) noexcept
    cpdef refuse(self, int seat, int move)
    cpdef pass_numbers(self, Tape tape)
    cpdef dict numbers(self)

cdef extern from "Python.h":
    PyTypeObject* Py_TYPE(PyObject*) nogil

cdef inline void copy_fields(Position mine, Position other) noexcept nogil:
    cdef char* start = <char*>&mine.seats
    memcpy(start, &other.seats, Py_TYPE(<PyObject*>mine).tp_basicsize - (start - <char*><PyObject*>mine))
