import type { StatesByTag } from '../../states.js';
import { exhaust } from '../exhaust.js';
import type { Handlers } from '../handlers.js';
import { CALLER, type Services } from '../server.js';

export function limitStates({ limits }: Services): Handlers<StatesByTag['limits']> {
  return {
    'the caller has done this too often': ({ what }) =>
      exhaust(async () => {
        if (what !== 'genuine' && what !== 'query-code') return limits.consume(what, CALLER);
        await limits.admit(what, CALLER);
        await limits.fail(what, CALLER);
      }),
  };
}
