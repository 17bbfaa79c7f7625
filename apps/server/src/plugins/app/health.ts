import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sendTransportError } from './errors.js';

/** Rejects if what the server needs does not respond. */
export type Probe = () => Promise<unknown>;

interface Health {
  /** By the name used in the log. */
  probes: Readonly<Record<string, Probe>>;
  isDraining: () => boolean;
}

/** Monitors ask every few seconds and do not wait long. */
const answerWithinMilliseconds = 2_000;

/** /healthz: if the process does not respond, restart it. /readyz: if not, send it no requests. */
export function healthRoutes(app: FastifyInstance, { probes, isDraining }: Health): void {
  app.get('/healthz', () => ({ code: 200, msg: '正常', data: null }));
  let running: Promise<string[]> | undefined;
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return sendTransportError(reply, 503);
    // Requests at the same time share one check.
    running ??= missingOf(probes, request.log).finally(() => {
      running = undefined;
    });
    const missing = await running;
    if (missing.length > 0) return sendTransportError(reply, 503, { missing });
    return { code: 200, msg: '就绪', data: null };
  });
}

/** @returns the names; why is only in the log, because anyone may ask */
async function missingOf(probes: Health['probes'], log: FastifyBaseLogger): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await within(answerWithinMilliseconds, probe());
        return [];
      } catch (error) {
        log.warn({ err: error }, `${name}没有就绪`);
        return [name];
      }
    }),
  );
  return answers.flat();
}

async function within(milliseconds: number, asked: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${String(milliseconds)} ms`)), milliseconds);
  });
  try {
    await Promise.race([asked, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
