cimport cython
from lampion.games.takenoko.constants cimport categories, improvements, options, phases, sizes, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64
from lampion.kernel.heuristics cimport Heuristics
from lampion.kernel.rng cimport Rng

cdef short[6] STEPS
cdef unsigned char[sizes.OBJECTIVES] POINTS, CATEGORY_OF, BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT
cdef unsigned char[sizes.OBJECTIVES][sizes.COLOURS] SECTIONS
cdef unsigned char[sizes.FORMS] PATTERN_RULES, PATTERN_SIZE
cdef short[sizes.FORMS][sizes.PATTERN] PATTERN_CELLS
cdef unsigned char[sizes.FORMS][sizes.PATTERN] PATTERN_COLOURS
cdef unsigned char[5] TRIGGER
cdef int[17] FORMS_FROM
cdef word64[3] CATEGORY_CARDS
cdef int HIGHEST, FAR
cdef int EAT, EAT_WANTED, GROW, GROW_WANTED, DRAW_PLOTS, DRAW_CHANNEL, DRAW_CARD, LAY_ONE, IMPROVE_ONE, OTHER, CARELESS
cdef int NEAR, CARDS, EATEN, STORED, CHIPS, SPECIAL_CARD, CLAIMS, LEISURE, KINDS

@cython.final
cdef class TakenokoHeuristics(Heuristics):
    cdef Garden at
    cdef int thirst, growth
    cdef int[13] tally
    @cython.locals(cards=word64, card=int, copies=int, steps=int, claims=int)
    cpdef void count_up(self, int seat) noexcept nogil
    @cython.locals(most=int)
    cdef double leisure(self, int seat, int claims) noexcept nogil
    @cython.locals(category=int, steps=int)
    cpdef int steps_to(self, int seat, int card) noexcept nogil
    @cython.locals(steps=int, total=int, wanted=int, taken=int)
    cdef int garden_steps(self, int card) noexcept nogil
    @cython.locals(asked=int, steps=int, is_bare=bint)
    cdef int bamboo_steps(self, int card, int plot) noexcept nogil
    @cython.locals(best=int, steps=int)
    cdef int pattern_steps(self, int card) noexcept nogil
    @cython.locals(steps=int, cell=int)
    cdef int form_steps(self, int form, int corner, int best) noexcept nogil
    @cython.locals(cards=word64, card=int)
    cdef void look_at_hand(self, int seat) noexcept nogil
    @cython.locals(verb=int)
    cdef double liking(self, int seat, int move) noexcept nogil
    cdef double like_eating(self, int plot) noexcept nogil
    @cython.locals(colour=int, count=int, cell=int, step=int)
    cdef double like_tending(self, int plot) noexcept nogil
    cpdef bint compare(self, int seat, int count) noexcept nogil
    @cython.locals(best=double, value=double, chosen=int)
    cpdef int pick(self, int seat, int count, Rng rng) noexcept nogil
