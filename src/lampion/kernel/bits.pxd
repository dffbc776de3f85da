# Compiled, these are single instructions; bits.py has the same functions in Python.
ctypedef unsigned long long word64

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lampion_lowest(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    static int lampion_count(unsigned long long mask) {
        int count = 0;
        while (mask) {
            mask &= mask - 1;
            count++;
        }
        return count;
    }
    #else
    #define lampion_lowest(mask) __builtin_ctzll(mask)
    #define lampion_count(mask) __builtin_popcountll(mask)
    #endif
    """
    int lampion_lowest(word64 mask) noexcept nogil
    int lampion_count(word64 mask) noexcept nogil

cdef inline int lowest(word64 mask) noexcept nogil:
    return lampion_lowest(mask)

cdef inline int count(word64 mask) noexcept nogil:
    return lampion_count(mask)
