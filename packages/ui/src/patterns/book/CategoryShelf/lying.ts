import { media } from '../../../theme/values.js';

/** Below this width the spines lie in a pile below the covers: a row of all books would be too wide. */
export const LYING = media.below(1024);
