import { PUBLISHER } from '../../lib/config/publisher.js';

/** What names the publisher on a receipt: its half of the seal across the cut, and who keeps the counterfoil. */
export const PUBLISHER_HALF = { sealName: PUBLISHER.seal, keeper: `${PUBLISHER.seal}存` };
