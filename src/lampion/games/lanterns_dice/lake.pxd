from lampion.games.lanterns_dice.constants cimport cards, tiles
from lampion.kernel.bits cimport word64
from lampion.kernel.position cimport Position

cdef class Lake(Position):
    # options
    cdef readonly int shape_option, draw_sheets, own_lakes
    cdef unsigned char[cards.COUNT] side_options
    # on the table
    cdef readonly int first, shapes, orientation
    cdef unsigned char[4] dice
    cdef unsigned char[cards.COUNT] card_sides
    cdef unsigned char[tiles.COUNT] taken
    # the sheets, by seat
    cdef unsigned char[4] sheets, lakes, launch_count
    cdef word64[8] lit
    cdef word64[4] covered
    cdef unsigned short[4] gifts, earned
    cdef unsigned short[4 * tiles.LAUNCHES] launches
    # the turn, by seat
    cdef word64[4] touched
    cdef unsigned char[4] steps, platforms, bought, first_areas, left
