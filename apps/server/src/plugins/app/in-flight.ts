import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longer than PostgreSQL lets a statement run: work that is not done by then will never be. */
const longestWork = 20_000;

export interface InFlight {
  /** Resolves when no request is being handled any more. */
  settled(): Promise<void>;
}

/** Counts requests without a response. One whose client has disconnected still uses the database. */
export function watchInFlight(app: FastifyInstance): InFlight {
  const inFlight = new Set<FastifyRequest>();
  const waiting = new Set<() => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    inFlight.add(request);
    done();
  });
  // Called for every response, even if nobody receives it.
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
