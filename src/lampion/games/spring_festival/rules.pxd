cimport cython
from lampion.games.spring_festival cimport (
    chain_reaction, compositions, fields, finale, outcomes, panorama, setting_up, store,
)
from lampion.games.spring_festival.constants cimport cards, cells, choices, phases, verbs
from lampion.games.spring_festival.festival cimport Festival
from lampion.kernel cimport bags
from lampion.kernel cimport limits
from lampion.kernel.fields cimport FieldVisitor
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef int ROUNDS

@cython.final
cdef class SpringFestival(Festival):
    # setting up
    cdef void set_up(self) noexcept nogil
    cdef void choose_set(self, int seat, int number) noexcept nogil
    cdef void place_start(self, int seat, int index, int cell) noexcept nogil
    cdef void open_start(self) noexcept nogil
    cdef void find_first(self) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil

    # the round
    cdef void open_round(self) noexcept nogil
    cdef void turn_store(self, int orientation) noexcept nogil
    cdef void fire(self, int seat, int cell) noexcept nogil
    cdef void complete(self, int seat, int slot, int footprint, int corner) noexcept nogil
    cdef void go_on(self, int seat) noexcept nogil
    cdef void finish_turn(self, int seat) noexcept nogil
    cdef void open_finale(self) noexcept nogil
    cdef void fire_finale(self, int seat, int spot) noexcept nogil

    # moves
    cpdef int find_moves(self, int seat) noexcept nogil
    cdef int find_shots(self, int seat) noexcept nogil
    cdef int find_turns(self) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil

    # chance
    cdef void happen(self, int verb, int number) noexcept nogil
    cpdef int roll(self, Rng rng) noexcept nogil
    cdef void reveal(self, int place) noexcept nogil
    cdef void draw_card(self, int slot, int place) noexcept nogil
    cdef void draw_sign(self, int sign) noexcept nogil

    # score
    cpdef int score(self, int seat) noexcept nogil
    cpdef int points_from(self, int seat, int source) noexcept nogil
    cpdef int tie_break(self, int seat) noexcept nogil
    cpdef visit_fields(self, FieldVisitor visitor)
