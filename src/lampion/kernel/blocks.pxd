# Compiled, these go a word at a time; blocks.py has the same functions in Python.
from libc.string cimport memcpy, memset

cdef inline void clear(signed char* row, int count) noexcept nogil:
    memset(row, 0, count)

cdef inline void put(signed char* row, int place, unsigned char* source, int first, int count) noexcept nogil:
    memcpy(row + place, source + first, count)

cdef inline void put_seats(
    signed char* row, int place, unsigned char* source, int first, int count, int seat, int seats
) noexcept nogil:
    cdef signed char other
    cdef int i
    for i in range(count):  # without a branch, which could not be foreseen
        other = source[first + i] - 1 - seat
        other += other >> 7 & seats
        row[place + i] = (other + 1) & -(source[first + i] > 0)
