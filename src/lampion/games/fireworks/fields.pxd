from lampion.games.fireworks cimport launch, queries, stacks
from lampion.games.fireworks.constants cimport kinds, launches, phases, skies
from lampion.games.fireworks.night cimport Night
from lampion.kernel.fields cimport FieldVisitor

cdef visit_fields(Night night, FieldVisitor visitor)
cdef visit_launch(Night night, FieldVisitor visitor)
cdef visit_taking(Night night, FieldVisitor visitor)
cdef visit_box(Night night, FieldVisitor visitor)
