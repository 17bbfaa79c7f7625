import type { Recovered } from '@inkstone/forms/recovery';

import { storedJson } from '../device/stored.js';

/** Account and code of the first step of the recovery (Spec B 4), dropped once the password is set. */
export const keptRecovery = storedJson<Recovered>('sessionStorage', 'recovered', ({ type, account, code }) =>
  (type === 1 || type === 2) && typeof account === 'string' && typeof code === 'string'
    ? { type, account, code }
    : undefined,
);
