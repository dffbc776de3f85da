from lampion.games.takenoko cimport hikari, land, objectives
from lampion.kernel.position cimport CHANCE
from lampion.games.takenoko.table cimport (
    AWAY, BARE, BEFORE_ACTION, CARD, CELLS, CHANNEL_ACTION, CHIP, CHIPPING, CHOOSE, CHOOSING, CLAIM, CLOUDS, CLOUDY,
    COMMITTED, DEALING, DECLINE, DONE, DRAWING_CARD, DRAWING_PLOTS, EMPEROR_FIGURE, END, FACE, FINDING_FIRST, FIRST,
    GARDENER_ACTION, GARDENER_FIGURE, GARDENER_TO, GROWING, GROW_AT, HIGHEST, HIKARI, IMPROVE, KEEP, KIND, LAY,
    OBJECTIVE, OBJECTIVES, OBJECTIVE_ACTION, PANDA_ACTION, PANDA_FIGURE, PANDA_TO, PLAN, PLANNING, PLOTS_ACTION,
    POND, QUESTION, RAIN_AT, READY, REVEALING, ROLLING, SKIP, SPECIAL, SPECIALS, STORM_TO, SUN, SUPREME, TAKE,
    TAKE_CHANNEL, TAKE_PLOTS, Table, UNDER, UNDERING, WIND, WITH
)

cdef short[6] STEPS
cdef unsigned char[35] CATEGORY_OF
cdef unsigned char[2] HAND_LIMIT

cdef bint has_chips(Table table) noexcept nogil
cdef int planned(Table table) noexcept nogil
cdef bint is_allowed(Table table, int action) noexcept nogil
cdef bint has_stored_chips(Table table) noexcept nogil
cdef bint may_play(Table table, int seat, int window) noexcept nogil
cdef bint others_may_play(Table table) noexcept nogil
cdef int find_choices(Table table) noexcept nogil
cdef int find_faces(Table table) noexcept nogil
cdef int find_chips(Table table) noexcept nogil
cdef int find_plans(Table table) noexcept nogil
cdef int find_stored_chips(Table table) noexcept nogil
cdef int find_orders(Table table) noexcept nogil
cdef int find_growth(Table table) noexcept nogil
cdef int find_display(Table table) noexcept nogil
cdef int find_idle(Table table, int seat) noexcept nogil
cdef int find_free_steps(Table table, int seat) noexcept nogil
cdef int find_actions(Table table, int count) noexcept nogil
cdef int find_steps(Table table, int figure, int base, int count) noexcept nogil
cdef int find_draws(Table table, int count) noexcept nogil
cdef int find_keeps(Table table) noexcept nogil
cdef int find_rain(Table table) noexcept nogil
cdef int find_storm(Table table) noexcept nogil
cdef int find_outcomes(Table table) noexcept nogil
cdef int find_cards(Table table, int category) noexcept nogil
cdef int add_outcome(Table table, int count, int move, int odds) noexcept nogil
