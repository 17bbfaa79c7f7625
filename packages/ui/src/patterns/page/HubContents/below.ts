import { media } from '../../../theme/values.js';

/** Below this width the contents are a line below the slides, not a column next to them. */
export const BELOW = media.below(1024);
