cimport cython
from libc.math cimport exp, sqrt
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel cimport limits
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef int DEEPEST, PILOTS
cdef double CLEAR, LEAST_VARIANCE, AT_EASE, MANY_POINTS

@cython.final
cdef class Tree:
    cdef readonly Heuristics guide
    cdef readonly Position root, work
    cdef readonly Rng rng
    cdef readonly int seat, horizon, fan, room, size
    cdef readonly double explore, breadth, heat, even, spread, bold, comfort
    cdef int tick
    cdef int[::1] move, mover, child, sibling, visits, stamp, place, path
    cdef double[::1] total, squares, wins, leads, worth, win, lead, win_sum, lead_sum, rival, envy, usual, odds
    @cython.locals(_=int, seat=int, lead=double)
    cdef void look_ahead(self) noexcept nogil
    @cython.locals(_=long)
    cpdef void grow(self, long simulations)
    @cython.locals(node=int, depth=int, is_new=bint, before=int, seat=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(child=int)
    cdef int follow(self, int node, int outcome) noexcept nogil
    @cython.locals(i=int, child=int, tries=int, worth=double, usual=double, explore=double, value=double, best=double,
                   equal=int, chosen=int, known=int, visits=double)
    cdef int choose_child(self, int node, int seat, int count) noexcept nogil
    @cython.locals(child=int)
    cdef void recall(self, int node, int seat) noexcept nogil
    cdef int find_child(self, int move) noexcept nogil
    @cython.locals(i=int, alike=double, most=double, total=double)
    cdef void look_at_moves(self, int seat, int count) noexcept nogil
    @cython.locals(node=int)
    cdef int add(self, int parent, int seat, int move) noexcept nogil
    @cython.locals(last=int, seat=int, count=int)
    cdef void play_on(self) noexcept nogil
    @cython.locals(seats=int, winners=int, sharing=int, seat=int, side=int, total=double, gain=double)
    cdef void judge(self) noexcept nogil
    @cython.locals(partners=int, own=double, best=double, side=int, other=int)
    cdef int compare_sides(self, int seat) noexcept nogil
    @cython.locals(seat=int, i=int, node=int)
    cdef void note(self, int depth) noexcept nogil
    @cython.locals(first=int, second=int, child=int, visits=int)
    cpdef bint is_settled(self, long left)
    @cython.locals(best=int, child=int, gap=double)
    cpdef bint is_clear(self)
    cpdef double chance(self)
    @cython.locals(visits=int, average=double, variance=double)
    cdef double doubt(self, int child) noexcept nogil
    @cython.locals(child=int)
    cpdef list tried(self)
    cpdef list outlook(self)
