import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sendTransportError } from './errors.js';

/** Asks something that the server needs; rejects when it does not answer. */
export type Probe = () => Promise<unknown>;

interface Health {
  /** By the name that the log uses. */
  probes: Readonly<Record<string, Probe>>;
  /** Whether the server is about to stop: it serves on, and nothing new should be sent to it. */
  isDraining: () => boolean;
}

/** Whoever watches the server asks every few seconds and does not wait for long. */
const answerWithinMilliseconds = 2_000;

/**
 * For whatever watches the server. /healthz: the process answers; restart it when not. /readyz: it can do its
 * work; send it nobody when not.
 */
export function healthRoutes(app: FastifyInstance, { probes, isDraining }: Health): void {
  app.get('/healthz', () => ({ code: 200, msg: '正常', data: null }));
  let underWay: Promise<boolean> | undefined;
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return sendTransportError(reply, 503);
    // Everybody may ask, as often as they like: what is asked at the same time is looked up once.
    underWay ??= areAllThere(probes, request.log).finally(() => {
      underWay = undefined;
    });
    if (!(await underWay)) return sendTransportError(reply, 503);
    return { code: 200, msg: '就绪', data: null };
  });
}

async function areAllThere(probes: Health['probes'], log: FastifyBaseLogger): Promise<boolean> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await within(answerWithinMilliseconds, probe());
        return true;
      } catch (error) {
        log.warn({ err: error }, `${name}没有回应`);
        return false;
      }
    }),
  );
  return !answers.includes(false);
}

async function within(milliseconds: number, asked: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${String(milliseconds)} ms`));
    }, milliseconds);
  });
  try {
    await Promise.race([asked, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
