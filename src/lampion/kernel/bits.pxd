# Compiled, these are a few instructions; bits.py has the same functions in Python.
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
    #if defined(__POPCNT__)
    #define lampion_count(mask) __builtin_popcountll(mask)
    #else
    /* Not every processor that a build may run on counts bits: add neighbours, then groups of two, four and eight. */
    static inline int lampion_count(unsigned long long mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)(mask * 0x0101010101010101ULL >> 56);
    }
    #endif
    """
    int lampion_lowest(word64 mask) noexcept nogil
    int lampion_count(word64 mask) noexcept nogil

cdef inline int lowest(word64 mask) noexcept nogil:
    return lampion_lowest(mask)

cdef inline int count(word64 mask) noexcept nogil:
    return lampion_count(mask)

cdef inline word64 bit(int number) noexcept nogil:
    return <word64>1 << number
