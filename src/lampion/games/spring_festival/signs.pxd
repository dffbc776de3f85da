cdef unsigned char[66] FEATURES, SPARKS
cdef short[66][4] ARROWS
cdef int[13] SIGN_POINTS
cdef int BLUE, GREEN, RED, YELLOW, ONE, TWO, THREE, FOUR, ALL_COLOURS, ALL_COUNTS
cdef int NORTH, EAST, SOUTH, WEST, DOWN

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

cdef int sparks_at(unsigned char* grid, int spot) noexcept nogil
cdef int neighbours_with(unsigned char* grid, int spot, int feature) noexcept nogil
cdef bint are_neighbours(int one, int other) noexcept nogil
cdef bint aims(int tile, int step) noexcept nogil
