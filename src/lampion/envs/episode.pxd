cimport cython
from lampion.kernel cimport limits
from lampion.kernel.bits cimport word64
from lampion.kernel.observer cimport Observer
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

@cython.final
cdef class Episode:
    cdef readonly object game
    cdef readonly dict options
    cdef readonly Position start, position
    cdef readonly Observer observer
    cdef readonly word64 seed
    cdef readonly long draws
    cdef int[::1] actions
    cdef readonly Rng rng
    cpdef restore(self, Position position, word64 seed, long draws)
    cpdef begin(self, word64 seed)
    cdef void start_over(self, word64 seed) noexcept nogil
    cdef void draw(self) noexcept nogil
    cpdef void run_chance(self) noexcept nogil
    cpdef bint play(self, int seat, int move) noexcept nogil
    cpdef void play_at_random(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef int pass_by(self, int seats) noexcept nogil
    @cython.locals(count=int, i=int)
    cpdef int mark_legal(self, int seat, signed char[::1] mask)
    @cython.locals(won=int, count=int, seat=int)
    cdef int sides_that_won(self) noexcept nogil
    cpdef double victory(self, int seat) noexcept nogil
    @cython.locals(rivals=int, balance=double, other=int)
    cpdef double rank(self, int seat) noexcept nogil
    @cython.locals(mine=int, theirs=int, lead=int)
    cdef int compare(self, int seat, int other) noexcept nogil
    @cython.locals(best=int, other=int, lead=int)
    cdef int best_of(self, int seat) noexcept nogil
