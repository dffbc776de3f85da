cimport cython
from lampion.games.fireworks cimport (
    fields, functions, helping, launch, outcomes, placing, real_box, scoring, setting_up, stacks, taking,
)
from lampion.games.fireworks.constants cimport faces, kinds, launches, modes, phases, places, skies, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport limits
from lampion.kernel.fields cimport FieldVisitor
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef int GALE_TILES
cdef unsigned char[launches.HEIGHTS] HEIGHT_LEVELS
cdef unsigned char[places.INSIDE] PLACES

@cython.final
cdef class Fireworks(Night):
    # setting up
    cdef void set_up(self) noexcept nogil
    cdef void deal_start(self, int tile) noexcept nogil
    cdef void deal_character(self, int character) noexcept nogil
    cdef void place_start(self, int seat, int cell) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil

    # the turn
    cdef void begin_turn(self) noexcept nogil
    cdef void begin_launch(self) noexcept nogil
    cdef void wait_for_card(self) noexcept nogil
    cdef void draw_card(self, int card) noexcept nogil
    cdef void choose_helpers(self, int mask) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef void pile(self, int place) noexcept nogil
    cdef void choose_aim(self, int place) noexcept nogil
    cdef void choose_height(self, int number) noexcept nogil
    @cython.locals(kind=int)
    cdef void come_to_rest(self) noexcept nogil
    cdef void use_function(self, int kind) noexcept nogil

    # taking and placing
    cdef void draw_unseen(self) noexcept nogil
    cdef void draw_tile(self, int tile) noexcept nogil
    @cython.locals(tile=int)
    cdef void draw_kind(self, int kind) noexcept nogil
    cdef void keep(self, int kind) noexcept nogil
    cdef void let_take(self, int seat) noexcept nogil
    cdef void let_place(self, int seats) noexcept nogil
    cdef void take(self, int seat, int tile) noexcept nogil
    cdef void stop_taking(self, int seat) noexcept nogil
    @cython.locals(seat=int, mask=int)
    cdef void pass_taking(self) noexcept nogil
    cdef void place_tile(self, int seat, int cell, int turn) noexcept nogil

    # the end of a launch and of a turn
    cdef void finish_launch(self, bint decided) noexcept nogil
    cdef void blow(self, int tile) noexcept nogil
    cdef void go_on(self, bint decided) noexcept nogil
    cdef void clear_launch(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self) noexcept nogil

    # advanced 2
    cdef void claim(self, int seat, int kind) noexcept nogil
    cdef void finish_claim(self, int seat) noexcept nogil

    # moves
    cpdef int find_moves(self, int seat) noexcept nogil
    cdef int find_choices(self) noexcept nogil
    cdef int find_preparations(self) noexcept nogil
    cdef int find_claims(self) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil
    cdef void decide(self, int seat, int verb, int argument) noexcept nogil

    # chance
    cdef void happen(self, int verb, int number) noexcept nogil
    cdef void deal(self, int verb, int number) noexcept nogil
    cdef void happen_really(self, int verb, int number) noexcept nogil
    cdef void bounce(self, int number) noexcept nogil
    cdef void turn_tile(self, int tile, int outside) noexcept nogil
    cdef void reveal(self, int kind) noexcept nogil
    cdef void settle(self) noexcept nogil
    cpdef int roll(self, Rng rng) noexcept nogil

    # score
    cpdef int score(self, int seat) noexcept nogil
    cpdef int points_from(self, int seat, int source) noexcept nogil
    cpdef visit_fields(self, FieldVisitor visitor)
