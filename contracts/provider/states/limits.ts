import type { Counted, LimitStates } from '../../states/limits.js';
import type { Handlers } from '../handlers.js';
import { CALLER, type Services } from '../server.js';

const TRIES_UNTIL_TOO_OFTEN = 1000;

async function exhaust({ limits, loginGuard }: Services, what: Counted): Promise<void> {
  for (let tries = 0; tries < TRIES_UNTIL_TOO_OFTEN; tries += 1) {
    try {
      await (what === 'code' ? loginGuard.beforeCode(CALLER) : limits.consume(what, CALLER));
    } catch {
      return;
    }
  }
  throw new Error(`The server counts no ${what}.`);
}

export function limitStates(services: Services): Handlers<LimitStates> {
  return {
    'the caller has done this too often': async ({ what }) => {
      await exhaust(services, what);
      return undefined;
    },
  };
}
