cimport cython
from lampion.kernel.position cimport Position

cdef enum:                        # the same numbers as in lookups.py
    CELLS = 1024
    POND_CELL = 495
    POND = 13
    KINDS = 14
    CHANNELS = 20
    HIGHEST = 4
    WATERSHED = 1
    ENCLOSURE = 2
    FERTILIZER = 3
    PANDA_FIGURE = 0
    GARDENER_FIGURE = 1
    EMPEROR_FIGURE = 2
    AWAY = 255
    EMPEROR_POINTS = 2
    OBJECTIVES = 35
    PLOT = 0
    GARDENER = 1
    PANDA = 2
    ANY_IMPROVEMENT = 4
    SPECIALS = 13
    WEATHER_SUN = 1
    CANCELLATION = 6
    ALLIANCE = 7
    JUMP = 8
    EMPEROR_VISIT = 9
    REARRANGEMENT = 10
    DISEASE = 11
    HOLIDAYS = 12
    SUPREME_REVEALED = 3
    STALL_ROUNDS = 20
    SUN = 1
    RAIN = 2
    WIND = 3
    STORM = 4
    CLOUDS = 5
    QUESTION = 6
    PLOTS_ACTION = 0
    CHANNEL_ACTION = 1
    GARDENER_ACTION = 2
    PANDA_ACTION = 3
    OBJECTIVE_ACTION = 4
    HIKARI = 0
    WEATHER_OPTION = 1
    EXPERT = 2
    COMMITTED = 3
    PATTERN_RULE = 4
    GREEN_PLOTS = 5
    LIMITED_BAMBOO = 6
    STALL = 7
    FIRST_OPTION = 8
    JUMP_ARRIVAL = 9
    COLOUR_SETS = 10
    DRAWN = 9
    GARDENER_TO = 0
    PANDA_TO = 1024
    RAIN_AT = 2048
    STORM_TO = 3072
    GROW_AT = 4096
    DISEASE_AT = 5120
    EMPEROR_TO = 6144
    JUMP_PANDA = 7168
    JUMP_GARDENER = 8192
    KEEP = 9216
    IMPROVE = 23552
    LAY = 26624
    SWAP = 29696
    TAKE_PLOTS = 30720
    TAKE_CHANNEL = 30721
    OBJECTIVE = 30722
    CLAIM = 30725
    END = 30765
    READY = 30766
    PASS = 30767
    DECLINE = 30768
    SKIP = 30769
    CANCEL = 30770
    BARE = 30771
    DONE = 30772
    WEATHER_CARD = 30773
    EMPEROR_LEAVES = 30774
    CHOOSE = 30775
    CHIP = 30783
    WITH = 30787
    UNDER = 30791
    PLAN = 30793
    TAKE = 30798
    HOLIDAY = 30814
    ALLY = 30816
    BREAK = 30820
    CARD = 30836
    KIND = 30876
    FACE = 30892
    SUPREME = 30900
    SPECIAL = 30908
    FIRST = 30924
    SCRATCH = 700
    DEALING = 0
    REVEALING = 1
    DISPLAYING = 2
    FINDING_FIRST = 3
    WINDOW = 4
    ANSWER = 5
    ROLLING = 6
    CHOOSING = 7
    RAINING = 8
    STORMING = 9
    CLOUDY = 10
    PLANNING = 11
    IDLE = 12
    ACT = 13
    DRAWING_PLOTS = 14
    KEEPING = 15
    CHIPPING = 16
    UNDERING = 17
    DRAWING_CARD = 18
    GROWING = 19
    TAKING = 20
    REFILLING = 21
    OVER = 22
    TURN_START = 1
    BEFORE_ACTION = 2
    TURN_END = 3
    THEN_ACTIONS = 0
    THEN_IDLE = 1
    THEN_UNDER = 2
    THEN_SPECIAL = 3
    THEN_NEXT = 4
    THEN_GARDENER = 5

cdef short[6] STEPS
cdef unsigned char[14] COLOUR_OF, PRINTED_ON
cdef unsigned char[35] CATEGORY_OF
cdef unsigned char[4] CARDS_FROM

cdef class Table(Position):
    cdef unsigned char[16] options
    # the land
    cdef readonly int plots, channels, open_count, patterns, channel_supply
    cdef unsigned char[1024] at, canals, live
    cdef unsigned short[28] cells
    cdef unsigned char[28] kinds, chips, heights, wet, grown
    cdef unsigned short[20] laid
    cdef unsigned short[64] open_cells
    cdef unsigned char[3] figures
    # supplies
    cdef readonly int bag_count, pile_count
    cdef unsigned char[14] bag
    cdef unsigned char[28] pile, pile_seats
    cdef unsigned char[3] chip_supply, bamboo_supply
    # in front of the seats
    cdef unsigned char[4] canals_stored
    cdef unsigned char[12] chips_stored, eaten
    cdef unsigned char[140] hands, claimed
    cdef unsigned char[35] decks
    cdef unsigned char[32] rejected
    cdef unsigned char[2] rejected_count
    # the turn
    cdef readonly int phase, first, face, replaced, used, made, drawn_count, keeping, keeping_cell, category, tries
    cdef readonly int pending, mover, after, dealt, emperor, progress, stalled
    cdef unsigned char[3] drawn
    cdef unsigned char[5] plans
    # Hikari
    cdef readonly int supreme, window, passed, announced, announced_card, announcer, cancels, answered
    cdef unsigned char[3] display
    cdef unsigned char[13] special_pile, special_discard
    cdef unsigned char[4] specials, allies, scratch
    cdef unsigned char[2] holiday_by

    @cython.final
    cdef int add(self, int count, int move) noexcept nogil
    @cython.final
    cdef int tile_at(self, int cell) noexcept nogil
    @cython.final
    cdef int colour(self, int plot) noexcept nogil
    @cython.final
    cdef int improvement(self, int plot) noexcept nogil
    @cython.final
    cdef bint has_channel(self, int cell, int direction) noexcept nogil
    @cython.final
    cdef bint has_live_channel(self, int cell, int direction) noexcept nogil
    @cython.final
    cdef int hand_size(self, int seat) noexcept nogil
    @cython.final
    cdef int claims(self, int seat, int category) noexcept nogil
    @cython.final
    cdef int deck_size(self, int category) noexcept nogil
    @cython.final
    cdef bint has_deck(self, int category) noexcept nogil
    @cython.final
    cdef int everybody(self) noexcept nogil
    @cython.final
    cdef int next_to(self, int seat) noexcept nogil
    @cython.final
    cdef void clear_land(self) noexcept nogil
