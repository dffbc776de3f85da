cimport cython
from lampion.games.takenoko cimport (
    channels, fields, growth, moves, objectives, panda_and_gardener, plots, scoring, redeal, setting_up, special_cards,
    tallies, weather, windows
)
from lampion.games.takenoko.constants cimport actions, moments, options, phases, sizes, then, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport limits
from lampion.kernel.fields cimport FieldVisitor
from lampion.kernel.position cimport Position
from lampion.kernel.rng cimport Rng

cdef unsigned char[sizes.OBJECTIVES] CATEGORY_OF

@cython.final
cdef class Takenoko(Garden):
    cpdef int find_moves(self, int seat) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil
    cpdef int roll(self, Rng rng) noexcept nogil
    cdef void happen(self, int verb, int argument) noexcept nogil
    cdef void act(self, int seat, int verb, int argument) noexcept nogil
    cdef void respond(self, int seat, int verb, int argument) noexcept nogil
    cdef void use_weather(self, int seat, int verb, int argument) noexcept nogil
    cdef void decide(self, int verb, int argument) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void find_weather(self) noexcept nogil
    cdef void bring_weather(self, int face) noexcept nogil
    cdef void open_actions(self) noexcept nogil
    cdef void plan(self, int action) noexcept nogil
    cdef void finish_action(self, int action) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void go_on_drawing(self) noexcept nogil
    cdef void keep(self, int kind, int cell) noexcept nogil
    cdef void place_kept(self, int improvement) noexcept nogil
    cdef void put_under(self) noexcept nogil
    cdef void let_grow(self, int mover, int after) noexcept nogil
    cdef void choose_growth(self, int plot) noexcept nogil
    cdef void go_on(self, int after) noexcept nogil
    cdef void draw_objective(self, int category) noexcept nogil
    cdef void receive(self, int card) noexcept nogil
    cdef void open_window(self, int moment) noexcept nogil
    cdef void ask_window(self) noexcept nogil
    cdef void close_window(self, int moment) noexcept nogil
    cdef void announce(self, int seat, int verb, int argument) noexcept nogil
    cdef void ask_answers(self) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef void finish_special(self) noexcept nogil
    cdef void take_special(self, int card) noexcept nogil
    cdef void refill(self, int card) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int points_from(self, int seat, int source) noexcept nogil
    cpdef int tie_break(self, int seat) noexcept nogil
    cpdef int partners(self, int seat) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef void redeal(self, int seat, Rng rng) noexcept nogil
    cpdef visit_fields(self, FieldVisitor visitor)
