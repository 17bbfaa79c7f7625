import { createBell } from '../notices.js';

/** Rings with the address of each screen, and of each change of its query. */
export const arrivals = createBell<string>();
