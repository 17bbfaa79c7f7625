import { preloadable } from '../../../lib/preloadable.js';

/** Loaded only by those who have enrolled. */
export const EnrolKeepsake = preloadable(async () => (await import('./EnrolKeepsake.js')).EnrolKeepsake);
