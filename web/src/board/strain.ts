/** Is the machine slow? Then pieces change faces without turning over, and fewer motes fly. */
export const strain = { slow: false }
