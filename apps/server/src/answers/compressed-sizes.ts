/** Bytes. A shorter answer fits into one packet with or without compression. */
export const leastCompressed = 1024;

/**
 * Bytes. Up to this size an answer is compressed at once: that takes some ten microseconds, and a stream with its
 * thread some hundred.
 */
export const mostAtOnce = 64 * 1024;
