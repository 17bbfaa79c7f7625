import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longer than PostgreSQL lets a statement run: whatever is not done by then never will be. */
const longestWork = 20_000;

export interface InFlight {
  /** Resolves when no request is being worked on any more. */
  settled(): Promise<void>;
}

/**
 * Requests whose answer is not made yet. When a reader goes away their connection is gone, and what they asked for
 * is worked on all the same: a server that closes has no connections left long before it may close its database.
 */
export function watchInFlight(app: FastifyInstance): InFlight {
  const inFlight = new Set<FastifyRequest>();
  const waiting = new Set<() => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    inFlight.add(request);
    done();
  });
  // Comes for every answer, also for one that nobody will read.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    inFlight.delete(request);
    if (inFlight.size === 0) for (const resolve of waiting) resolve();
    done();
  });
  return {
    async settled() {
      if (inFlight.size === 0) return;
      let patience: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        patience = setTimeout(resolve, longestWork);
      });
      clearTimeout(patience);
    },
  };
}
