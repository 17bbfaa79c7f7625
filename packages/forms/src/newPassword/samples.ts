import type { Recovered } from '../recovery/schema.js';

export const recoveredByPhone: Recovered = { type: 1, account: '13800000003', code: '042917' };
