cimport cython
from lampion.kernel cimport limits
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng, word64

cdef long ENDLESS

@cython.final
cdef class Playouts:
    cdef readonly Position start, work
    cdef readonly Rng rng
    cdef long finish(self, long longest) noexcept nogil
    cpdef long play_game(self, word64 seed, long number) noexcept nogil
    @cython.locals(decisions=long, number=long)
    cpdef long play_many(self, word64 seed, long first, long count)
    @cython.locals(row=long, seat=int, seats=int)
    cpdef void tabulate(self, word64 seed, long first, int[::1] scores, int[::1] winners, int[::1] decisions)
    @cython.locals(row=long, place=long, seat=int, seats=int, source=int)
    cpdef void itemise(
        self, word64 seed, long first, long longest, int sources, int[::1] points, int[::1] facts, int[::1] lengths
    )
    @cython.locals(_=long)
    cpdef void copy_many(self, long count)

@cython.final
cdef class Level:
    cdef Position position
    cdef Level deeper

cdef long count_lines(Level level, int depth, bint every_chance) noexcept nogil
cdef void step_down(Level level, Position before, int seat, int move) noexcept nogil
@cython.locals(lines=long)
cpdef long perft(Position start, int depth, bint every_chance=*)
