cimport cython
from lampion.games.lanterns_dice cimport emperor, fields, fireworks, lighting, outcomes, scoring, setting_up, tray
from lampion.games.lanterns_dice.constants cimport cards, choices, colours, phases, steps, verbs
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport limits
from lampion.kernel.fields cimport FieldVisitor
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef int[5] TURNS
cdef unsigned char[6] FACES

@cython.final
cdef class LanternsDice(Lake):
    # setting up
    cdef void set_up(self) noexcept nogil
    cdef void go_on_setting_up(self) noexcept nogil
    cdef void add_shape(self, int shape) noexcept nogil

    # the turn
    cdef void open_turn(self) noexcept nogil
    cdef void roll_die(self, int colour) noexcept nogil
    cdef void reroll(self) noexcept nogil
    cdef void turn_tray(self, int orientation) noexcept nogil
    cdef void light(self, int seat, int area) noexcept nogil
    cdef void pass_on(self, int seat) noexcept nogil
    cdef void buy(self, int seat, int card) noexcept nogil
    cdef void go_on(self, int seat) noexcept nogil
    cdef void launch(self, int seat, int placement) noexcept nogil
    cdef void finish(self, int seat) noexcept nogil
    cdef void pass_last(self) noexcept nogil

    # moves
    cpdef int find_moves(self, int seat) noexcept nogil
    @cython.locals(count=int)
    cdef int find_in_steps(self, int seat) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil

    # chance
    cdef void happen(self, int verb, int number) noexcept nogil
    @cython.locals(colour=int)
    cpdef int roll(self, Rng rng) noexcept nogil

    # score
    cpdef int score(self, int seat) noexcept nogil
    cpdef int points_from(self, int seat, int source) noexcept nogil
    cpdef int tie_break(self, int seat) noexcept nogil
    cpdef visit_fields(self, FieldVisitor visitor)
