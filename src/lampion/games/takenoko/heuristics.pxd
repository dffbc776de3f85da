cimport cython
from lampion.games.takenoko.table cimport (
    ACT, ANY_IMPROVEMENT, CELLS, CLAIM, ENCLOSURE, END, GARDENER, GARDENER_TO, IDLE, IMPROVE, LAY, OBJECTIVE,
    OBJECTIVES, PANDA_TO, PATTERN_RULE, PLOT, RAIN_AT, SWAP, TAKE_CHANNEL, TAKE_PLOTS, Table,
)
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel.rng cimport Rng

cdef short[6] STEPS
cdef unsigned char[35] POINTS, CATEGORY_OF, BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT
cdef unsigned char[35][3] SECTIONS
cdef unsigned char[128] PATTERN_RULES, PATTERN_SIZE
cdef short[128][4] PATTERN_CELLS
cdef unsigned char[128][4] PATTERN_COLOURS
cdef unsigned char[5] TRIGGER
cdef int[17] FORMS_FROM
cdef int FAR
cdef int EAT, EAT_WANTED, GROW, GROW_WANTED, DRAW_PLOTS, DRAW_CHANNEL, DRAW_CARD, LAY_ONE, IMPROVE_ONE, OTHER, CARELESS
cdef int NEAR, CARDS, EATEN, STORED, CHIPS, SPECIAL_CARD, CLAIMS, LEISURE, KINDS

@cython.final
cdef class TakenokoHeuristics(Heuristics):
    cdef Table at
    cdef int thirst, growth
    cdef int[13] tally
    @cython.locals(copies=int, steps=int, claims=int)
    cpdef void count_up(self, int seat) noexcept nogil
    @cython.locals(most=int)
    cdef double leisure(self, int seat, int claims) noexcept nogil
    @cython.locals(category=int, steps=int)
    cdef int steps_to(self, int seat, int card) noexcept nogil
    @cython.locals(steps=int, total=int, wanted=int, taken=int)
    cdef int garden_steps(self, int card) noexcept nogil
    @cython.locals(asked=int, steps=int, is_bare=bint)
    cdef int bamboo_steps(self, int card, int plot) noexcept nogil
    @cython.locals(best=int, steps=int)
    cdef int pattern_steps(self, int card) noexcept nogil
    @cython.locals(steps=int, cell=int)
    cdef int form_steps(self, int form, int corner, int best) noexcept nogil
    cdef void look_at_hand(self, int seat) noexcept nogil
    cdef double liking(self, int seat, int move) noexcept nogil
    cdef double like_eating(self, int plot) noexcept nogil
    @cython.locals(colour=int, count=int, other=int, step=int)
    cdef double like_tending(self, int plot) noexcept nogil
    cpdef bint compare(self, int seat, int count) noexcept nogil
    @cython.locals(best=double, value=double, chosen=int)
    cpdef int pick(self, int seat, int count, Rng rng) noexcept nogil
