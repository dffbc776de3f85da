cimport cython

@cython.final
cdef class FieldVisitor:
    cdef readonly bint restoring
    cdef readonly dict values
    cpdef int number(self, str name, int value)
    cpdef value(self, str name, value)
    cdef small(self, str name, unsigned char* array, int count)
    cdef wide(self, str name, unsigned short* array, int count)
