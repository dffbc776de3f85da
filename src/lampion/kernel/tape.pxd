cimport cython

@cython.final
cdef class Tape:
    cdef readonly bint playing
    cdef readonly dict kept
    cpdef int number(self, str name, int value)
    cpdef value(self, str name, value)
    cdef small(self, str name, unsigned char* values, int count)
    cdef wide(self, str name, unsigned short* values, int count)
