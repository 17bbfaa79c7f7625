import { oneOf, storedText } from '../device/stored.js';

export const KEPT_LIMITS = ['100', '200', '500'] as const;

/** How many MB of papers may be kept on this device. */
export const keptLimit = storedText('localStorage', 'keptLimit', oneOf(...KEPT_LIMITS));
