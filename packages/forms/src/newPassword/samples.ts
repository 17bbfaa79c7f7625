import type { Recovered } from '../recovery/schema.js';

/** What the step before handed on, for stories, examples and tests. */
export const recoveredByPhone: Recovered = { type: 1, account: '13800000003', code: '042917' };
