/** Bytes. A shorter answer fits into one packet with or without compression. */
export const leastCompressed = 1024;

/** Bytes. A longer answer is compressed as a stream, which costs a thread and ten times as much. */
export const mostAtOnce = 64 * 1024;
