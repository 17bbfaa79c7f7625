import type { Attempt } from '../../src/security/login-guard.js';

/** An attempt without a limit. */
export const unlimited: Attempt = { admit: pass, fail: pass, succeed: pass };

function pass(): Promise<void> {
  return Promise.resolve();
}
