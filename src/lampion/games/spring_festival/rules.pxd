cimport cython
from lampion.kernel cimport bags
from lampion.kernel.position cimport CHANCE, Position
from lampion.kernel.rng cimport Rng
from lampion.kernel.tape cimport Tape
from lampion.games.spring_festival cimport signs

cdef enum:                        # the same numbers as in lookups.py
    WIDTH = 32
    CELLS = 1152
    ORIGIN = 559
    NO_TILE = 0
    FREE = 65
    SIZE = 16
    EDGES = 40
    PLACE = 0
    COMPLETE = 4608
    PASS = 23040
    TURN = 23041
    CHOOSE = 23045
    FIRE_FINALE = 23049
    TILE = 24201
    CARD = 24266
    SIGN = 24339
    FIRST = 24352
    DRAWN = 13
    PATTERNS_FROM = 37

cdef enum:
    SETS, REVEAL, DEAL, DRAW_SIGN, START, DRAW_FIRST, STORE, FIRE, DRAW_CARD, FINALE, OVER

cdef unsigned char[66] FEATURES
cdef short[66][4] ARROWS
cdef unsigned char[73] CARD_POINTS, CARD_SIZE, FIRST_NEED, SECOND_NEED, IS_CORE
cdef short[74] FORMS_FROM
cdef short[288] SECOND, THIRD, FOURTH, CORNER, COVERS
cdef short[73][16] FOOTPRINTS
cdef int[5][4] SIDES
cdef int ROUNDS, PERFECT, PER_EXPLOSION, PER_APPLAUSE, PER_RIVAL

@cython.final
cdef class SpringFestival(Position):
    cdef readonly int deck_option, sign_option, sign_before, first_option, best_finale, smallest_group, choose_sets
    cdef readonly int phase, orientation, sign, drawn, drawer, busy, fired
    cdef readonly int bag_count, colour_count, pattern_count
    cdef unsigned char[48] bag
    cdef unsigned char[36] colour_deck, pattern_deck
    cdef unsigned char[4] tops, sets, rest, held, tiles, edges
    cdef unsigned char[16] cards
    cdef unsigned char[73] owners
    cdef unsigned short[4] earned, applause
    cdef unsigned short[64] spots
    cdef unsigned short[160] edge_spots
    cdef unsigned char[4608] grid, glow

    # setting up
    cdef void set_up(self) noexcept nogil
    cdef void choose_set(self, int seat, int number) noexcept nogil
    cdef void reveal(self, int place) noexcept nogil
    cdef bint deals_pattern(self) noexcept nogil
    cdef void deal(self, int place) noexcept nogil
    cdef void finish_dealing(self) noexcept nogil
    cdef void draw_sign(self, int sign) noexcept nogil
    cdef void place_start(self, int seat, int index, int spot) noexcept nogil
    cdef void find_first(self) noexcept nogil

    # the turn
    cdef void open_round(self) noexcept nogil
    cdef void turn_store(self, int orientation) noexcept nogil
    cpdef int stack_of(self, int seat, int orientation) noexcept nogil
    cdef void finish_turn(self, int seat) noexcept nogil

    # firing a rocket
    cpdef void launch(self, int seat, int cell) noexcept nogil
    cdef void ignite(self, int spot) noexcept nogil
    cdef bint is_rocket(self, int spot) noexcept nogil
    cdef void occupy(self, int seat, int spot, int tile) noexcept nogil
    cdef void add_edge(self, int seat, int spot) noexcept nogil
    cdef void drop_edge(self, int seat, int spot) noexcept nogil

    # compositions
    cdef void go_on(self, int seat) noexcept nogil
    cdef int find_completions(self, int seat) noexcept nogil
    cdef int find_matches(self, int seat, int slot, int card, int count) noexcept nogil
    cdef int note(self, int count, int move) noexcept nogil
    cdef void complete(self, int seat, int slot, int footprint, int corner) noexcept nogil

    # finale and score
    cdef void open_finale(self) noexcept nogil
    cdef void turn_all_back(self, int seat) noexcept nogil
    cdef void fire_finale(self, int seat, int spot) noexcept nogil
    cdef int best_spot(self, int seat) noexcept nogil
    cpdef int explosions(self, int seat) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int finale_points(self, int seat) noexcept nogil
    cpdef int applause_points(self, int seat) noexcept nogil
    cpdef int majority_points(self, int seat) noexcept nogil
    cpdef int composition_points(self, int seat) noexcept nogil
    cpdef int sign_points(self, int seat) noexcept nogil
    cpdef int tie_break(self, int seat) noexcept nogil

    # moves and chance
    cpdef int find_moves(self, int seat) noexcept nogil
    cdef int find_places(self, int seat, int base) noexcept nogil
    cdef int find_tiles(self, int seat, int base) noexcept nogil
    cdef int find_edges(self, int seat, int base, int count) noexcept nogil
    cdef int find_starts(self, int seat) noexcept nogil
    cdef int find_sets(self) noexcept nogil
    cdef int find_outcomes(self) noexcept nogil
    cpdef void step(self, int seat, int move) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cpdef int roll(self, Rng rng) noexcept nogil
    cdef int everybody(self) noexcept nogil
    cdef void wait(self, int phase, int seats) noexcept nogil
    cdef void wait_for_chance(self, int phase) noexcept nogil
    cpdef wind(self, Tape tape)
    cdef wind_panorama(self, Tape tape, int seat)
