from lampion.games.fireworks.constants cimport faces, kinds, launches, places, skies
from lampion.kernel.bits cimport word64
from lampion.kernel.position cimport Position

cdef class Night(Position):
    # options
    cdef readonly int mode, rearranging, second_try, up_to, puppy_replaces, first_option, real_box
    # the round
    cdef readonly int first, rain, ending
    # the launch
    cdef readonly int opening, tried, piled, card, team, aim, level, hit, bounced, quality, die, at, new, drawn, launched
    cdef readonly int failed, effect, again
    # taking
    cdef readonly int quota, taker, took, stopped, fixed, blown, gale_after
    # the box
    cdef unsigned char[kinds.TILES] place, tile
    cdef unsigned char[kinds.COUNT] bag
    # beside the box
    cdef unsigned char[kinds.FUNCTIONS] fresh, pool, used
    cdef unsigned char[launches.CARDS] deck
    # in front of the seats
    cdef unsigned char[skies.SPOTS] sky, moved
    cdef unsigned char[4] room, hand_count, characters, lifted, lifted_from
    cdef unsigned char[4 * skies.HAND] hand
    cdef unsigned char[8] starts
    # what follows from the box, see stacks.py
    cdef int outside
    cdef word64[2] inside, up, stirred
    cdef word64[2 * places.COUNT] here
    cdef word64[2 * kinds.TILES] higher
    cdef unsigned short[kinds.TILES] power
