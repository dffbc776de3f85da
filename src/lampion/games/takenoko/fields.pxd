from lampion.games.takenoko cimport derived, queries
from lampion.games.takenoko.constants cimport sizes
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel.fields cimport FieldVisitor

cdef visit_fields(Garden garden, FieldVisitor visitor)
cdef visit_land(Garden garden, FieldVisitor visitor)
cdef visit_turn(Garden garden, FieldVisitor visitor)
cdef visit_hikari(Garden garden, FieldVisitor visitor)
