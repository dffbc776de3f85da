# Compiled, this is a single instruction; bits.py has the same function in Python.
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
    #else
    #define lampion_lowest(mask) __builtin_ctzll(mask)
    #endif
    """
    int lampion_lowest(word64 mask) noexcept nogil

cdef inline int lowest(word64 mask) noexcept nogil:
    return lampion_lowest(mask)
