from lampion.games.spring_festival cimport panorama
from lampion.games.spring_festival.constants cimport cells, features, tiles, zodiac

cdef unsigned char[tiles.COUNT] FEATURES
cdef short[tiles.COUNT][4] ARROWS
cdef int[zodiac.COUNT] SIGN_POINTS

cdef int points(int sign, unsigned char* grid, unsigned short* spots, int start, int count, int smallest_group) noexcept nogil
cdef int times(int sign, unsigned char* grid, unsigned short* spots, int start, int count, int smallest_group) noexcept nogil

cdef int goat(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int rooster(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int rabbit(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int dog(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int snake(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int monkey(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int rat(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int dragon(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int tiger(unsigned char* grid, unsigned short* spots, int start, int count, int smallest_group) noexcept nogil
cdef int blue_group(unsigned char* grid, unsigned short* spots, int start, int count, int member) noexcept nogil
cdef int pig(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int ox(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil
cdef int horse(unsigned char* grid, unsigned short* spots, int start, int count) noexcept nogil

cdef int neighbours_with(unsigned char* grid, int spot, int feature) noexcept nogil
cdef bint are_neighbours(int one, int other) noexcept nogil
cdef bint aims(int tile, int step) noexcept nogil
