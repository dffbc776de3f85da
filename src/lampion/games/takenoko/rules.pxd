cimport cython
from lampion.games.takenoko cimport hikari, land, moves, numbers, objectives, secrets
from lampion.games.takenoko.table cimport (
    ACT, ALLIANCE, ALLY, ANSWER, AWAY, BARE, BEFORE_ACTION, BREAK, CANCEL, CANCELLATION, CARD, CELLS, CHANNELS,
    CHANNEL_ACTION, CHIP, CHIPPING, CHOOSE, CHOOSING, CLAIM, CLOUDS, CLOUDY, COMMITTED, DEALING, DECLINE,
    DISEASE_AT, DISPLAYING, DONE, DRAWING_CARD, DRAWING_PLOTS, DRAWN, EMPEROR_FIGURE, EMPEROR_LEAVES, EMPEROR_TO,
    ENCLOSURE, END, EXPERT, FACE, FINDING_FIRST, FIRST, FIRST_OPTION, GARDENER, GARDENER_ACTION, GARDENER_FIGURE,
    GARDENER_TO, GREEN_PLOTS, GROWING, GROW_AT, HIKARI, HOLIDAY, IDLE, IMPROVE, JUMP_ARRIVAL, JUMP_GARDENER,
    JUMP_PANDA, KEEP, KEEPING, KIND, LAY, LIMITED_BAMBOO, OBJECTIVE, OBJECTIVES, OBJECTIVE_ACTION, OVER, PANDA,
    PANDA_ACTION, PANDA_FIGURE, PANDA_TO, PASS, PLAN, PLANNING, PLOT, PLOTS_ACTION, POND, QUESTION, RAIN, RAINING,
    RAIN_AT, READY, REFILLING, REVEALING, ROLLING, SKIP, SPECIAL, SPECIALS, STALL, STALL_ROUNDS, STORM, STORMING,
    STORM_TO, SUN, SUPREME, SUPREME_REVEALED, SWAP, TAKE, TAKE_CHANNEL, TAKE_PLOTS, TAKING, THEN_ACTIONS,
    THEN_GARDENER, THEN_IDLE, THEN_NEXT, THEN_SPECIAL, THEN_UNDER, TURN_END, TURN_START, Table, UNDER, UNDERING,
    WEATHER_CARD, WEATHER_OPTION, WEATHER_SUN, WINDOW, WITH
)
from lampion.kernel.position cimport CHANCE, Position
from lampion.kernel.rng cimport Rng
from lampion.kernel.tape cimport Tape

cdef short[6] STEPS
cdef unsigned char[35] COPIES, CATEGORY_OF
cdef unsigned char[2][14] KIND_COUNTS
cdef unsigned char[13] SPECIAL_COPIES
cdef unsigned char[14] PRINTED_ON
cdef unsigned char[2] HAND_LIMIT
cdef unsigned char[3] CHIP_COUNTS
cdef unsigned char[3][3] BAMBOO_COUNTS

@cython.final
cdef class Takenoko(Table):
    cdef void set_up(self) noexcept nogil
    cdef bint is_in_deck(self, int card) noexcept nogil
    cdef void deal(self, int card) noexcept nogil
    cdef void reveal(self, int supreme) noexcept nogil
    cdef void fill_display(self, int card) noexcept nogil
    cdef void find_first(self) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void find_weather(self) noexcept nogil
    cdef void bring_weather(self, int face) noexcept nogil
    cdef void open_actions(self) noexcept nogil
    cdef void plan(self, int action) noexcept nogil
    cdef void finish_action(self, int action) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef bint can_take(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef bint is_stuck(self) noexcept nogil
    cdef void take_plots(self) noexcept nogil
    cdef void go_on_drawing(self) noexcept nogil
    cdef int take_from_pile(self) noexcept nogil
    cdef int drop_drawn(self, int place) noexcept nogil
    cdef void keep(self, int kind, int cell) noexcept nogil
    cdef void place_kept(self, int chip) noexcept nogil
    cdef void put_under(self) noexcept nogil
    cdef void bury(self, int place) noexcept nogil
    cdef void take_channel(self) noexcept nogil
    cdef void move_figure(self, int figure, int cell, int seat) noexcept nogil
    cdef void eat(self, int plot, int seat) noexcept nogil
    cdef void tend(self, int plot) noexcept nogil
    cdef void let_grow(self, int mover, int after) noexcept nogil
    cdef void go_on(self, int after) noexcept nogil
    cdef void draw_objective(self, int category) noexcept nogil
    cdef int take_rejected(self, int category) noexcept nogil
    cdef void receive(self, int card) noexcept nogil
    cdef void open_window(self, int window) noexcept nogil
    cdef void poll(self) noexcept nogil
    cdef void close_window(self) noexcept nogil
    cdef void announce(self, int seat, int move) noexcept nogil
    cdef void ask_answers(self) noexcept nogil
    cdef void cancel(self, int seat) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef void take_effect(self, int move, int seat, int card) noexcept nogil
    cdef void jump(self, int figure, int cell, int seat) noexcept nogil
    cdef void finish_special(self) noexcept nogil
    cdef void take_special(self, int card) noexcept nogil
    cdef void refill(self, int card) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int points_of(self, int seat, int category) noexcept nogil
    cpdef int supreme_points(self, int seat) noexcept nogil
    cpdef int tie_break(self, int seat) noexcept nogil
    cpdef int partners(self, int seat) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef int find_moves(self, int seat) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil
    cdef void act(self, int seat, int move) noexcept nogil
    cdef void improve(self, int seat, int chip, int plot) noexcept nogil
    cdef void decide(self, int seat, int move) noexcept nogil
    cdef void use_weather(self, int seat, int move) noexcept nogil
    cdef void choose_growth(self, int plot) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef void wait(self, int phase, int seats) noexcept nogil
    cdef void wait_for_chance(self, int phase) noexcept nogil
    cpdef void redeal(self, int seat, Rng rng) noexcept nogil
    cpdef wind(self, Tape tape)
    cpdef bint is_open_cell(self, int cell) noexcept nogil
    cpdef bint could_announce(self) noexcept nogil
