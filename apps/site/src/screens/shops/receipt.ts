import { PUBLISHER } from '../../config/publisher.js';

/** The publisher's half of the seal across the cut of a receipt. */
export const SEAL_NAME = PUBLISHER.seal;

/** Who keeps the counterfoil. */
export const KEEPER = `${SEAL_NAME}存`;
