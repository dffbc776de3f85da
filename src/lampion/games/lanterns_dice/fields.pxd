from lampion.games.lanterns_dice.constants cimport cards, tiles
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel.fields cimport FieldVisitor

cdef visit_fields(Lake lake, FieldVisitor visitor)
cdef visit_pools(Lake lake, FieldVisitor visitor)
