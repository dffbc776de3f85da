from lampion.games.spring_festival cimport panorama, queries
from lampion.games.spring_festival.constants cimport cards, cells
from lampion.games.spring_festival.festival cimport Festival
from lampion.kernel.fields cimport FieldVisitor

cdef visit_fields(Festival festival, FieldVisitor visitor)
cdef visit_panorama(Festival festival, FieldVisitor visitor, int seat)
