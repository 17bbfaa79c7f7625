import { SITE_NAME } from '../../config/site.js';

/** The publisher's half of the seal across the cut of a receipt. */
export const SEAL_NAME = SITE_NAME.slice(0, 2);

/** Who keeps the counterfoil. */
export const KEEPER = `${SEAL_NAME}存`;
