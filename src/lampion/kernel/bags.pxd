cdef int index_of(unsigned char* bag, int count, int item) noexcept nogil
cdef int remove_at(unsigned char* bag, int count, int place) noexcept nogil
