from lampion.games.takenoko cimport land
from lampion.kernel.tape cimport Tape
from lampion.games.takenoko.table cimport KINDS, OBJECTIVES, SPECIALS, Table


cdef wind(Table table, Tape tape)
cdef wind_land(Table table, Tape tape)
cdef wind_turn(Table table, Tape tape)
cdef wind_hikari(Table table, Tape tape)
