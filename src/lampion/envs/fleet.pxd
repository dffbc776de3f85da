cimport cython
from cpython.object cimport PyObject
from lampion.envs cimport modes
from lampion.envs.episode cimport Episode
from lampion.kernel cimport limits
from lampion.kernel.bits cimport word64
from lampion.kernel.observer cimport Observer
from lampion.kernel.position cimport Position

@cython.final
cdef class Fleet:
    cdef readonly list episodes
    cdef readonly int size, seat
    cdef int seats, reward
    cdef bint is_random, is_marked
    cdef long long most_decisions
    cdef size_t[::1] addresses
    cdef int[::1] codes
    cdef unsigned short[::1] action_of
    # Private: what a consumer writes to the arrays it is given changes nothing.
    cdef long long[::1] games, decisions
    cdef word64[::1] seeds
    cdef int[::1] asked, at_random, known_counts
    cdef int[:, ::1] paid
    cdef unsigned short[:, ::1] known
    cdef long long[::1] actions
    # What consumers read.
    cdef signed char[:, ::1] observations, mask, final_observations
    cdef int[:, ::1] legal
    cdef int[::1] counts, asks, final_seats
    cdef double[:, ::1] rewards
    cdef double[::1] gains
    cdef unsigned char[::1] terminated, truncated, illegal
    @cython.locals(row=long, seat=int)
    cpdef begin(self, word64[::1] seeds, unsigned char[::1] chosen)
    @cython.locals(row=long, width=long)
    cpdef long find_unknown(self)
    @cython.locals(row=long)
    cpdef long find_illegal(self)
    @cython.locals(row=long, ended=long)
    cpdef long step(self, long first, long last)
    @cython.locals(row=long)
    cpdef sample(self, long long[::1] actions)
    cdef int choose(self, Episode episode, long row) noexcept nogil
    cdef bint is_legal(self, long row, int action) noexcept nogil
    @cython.locals(seat=int, chosen=int, legal=bint, over=bint, cut=bint)
    cdef void advance(self, Episode episode, long row, int action) noexcept nogil
    @cython.locals(seat=int, points=int)
    cdef void pay(self, Episode episode, long row, bint over) noexcept nogil
    @cython.locals(seat=int, seed=word64)
    cdef int start(self, Episode episode, long row) noexcept nogil
    cdef void tell(self, Episode episode, long row, int seat) noexcept nogil
    cdef void observe(self, Episode episode, int seat, signed char[:, ::1] told, long row) noexcept nogil

cdef inline size_t address_of(Episode episode):
    return <size_t><PyObject*>episode

cdef inline void begin_row(Fleet fleet, long row) noexcept nogil:
    fleet.tell(<Episode><PyObject*>fleet.addresses[row], row, fleet.start(<Episode><PyObject*>fleet.addresses[row], row))

cdef inline void advance_row(Fleet fleet, long row) noexcept nogil:
    fleet.advance(<Episode><PyObject*>fleet.addresses[row], row, fleet.actions[row])

cdef inline void sample_row(Fleet fleet, long row, long long[::1] actions) noexcept nogil:
    actions[row] = fleet.choose(<Episode><PyObject*>fleet.addresses[row], row)

# Pointers, since bytes that are written could otherwise be a memoryview's own fields, which C would read again.
cdef inline void mark_row(Fleet fleet, long row, signed char value) noexcept nogil:
    cdef signed char* mask = &fleet.mask[row, 0]
    cdef unsigned short* known = &fleet.known[row, 0]
    cdef int count = fleet.known_counts[row]
    cdef int i
    for i in range(count):
        mask[known[i]] = value

cdef inline void list_row(Fleet fleet, Position position, long row, int count) noexcept nogil:
    cdef unsigned short* known = &fleet.known[row, 0]
    cdef int* legal = &fleet.legal[row, 0]
    cdef unsigned short* action_of = &fleet.action_of[0]
    cdef int before = fleet.known_counts[row]
    cdef int i
    for i in range(count):
        legal[i] = known[i] = action_of[position.found[i]]
    for i in range(count, before):
        legal[i] = -1
    fleet.known_counts[row] = count

cdef inline bint is_offered(Fleet fleet, long row, int action) noexcept nogil:
    cdef unsigned short* known = &fleet.known[row, 0]
    cdef int count = fleet.known_counts[row]
    cdef int i
    for i in range(count):
        if known[i] == action:
            return True
    return False

cdef inline void observe_row(Observer observer, int seat, signed char[:, ::1] told, long row) noexcept nogil:
    observer.row = &told[row, 0]
    observer.observe(seat)
    observer.row = observer.own
