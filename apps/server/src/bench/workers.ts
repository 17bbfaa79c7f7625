import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Addresses, Usage, WorkerOptions } from './worker.js';

export class Workers {
  readonly #workers: Worker[] = [];

  constructor(options: WorkerOptions) {
    cluster.setupPrimary({
      exec: join(import.meta.dirname, 'worker.js'),
      args: [JSON.stringify(options)],
      // As `npm start` does.
      execArgv: ['--max-semi-space-size=8'],
    });
  }

  /** Starts another one. @returns the addresses, which all share */
  async add(): Promise<Addresses> {
    const worker = cluster.fork({ MALLOC_ARENA_MAX: '2' });
    this.#workers.push(worker);
    return (await answerOf(worker)) as Addresses;
  }

  get count(): number {
    return this.#workers.length;
  }

  async usage(): Promise<Usage> {
    const used = await Promise.all(
      this.#workers.map((worker) => {
        worker.send('usage');
        return answerOf(worker) as Promise<Usage>;
      }),
    );
    const sumOf = (name: keyof Usage): number => used.reduce((sum, one) => sum + one[name], 0);
    return {
      cpuMicroseconds: sumOf('cpuMicroseconds'),
      memoryBytes: sumOf('memoryBytes'),
      logLines: sumOf('logLines'),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        worker.disconnect();
        if (!worker.isDead()) await once(worker, 'exit');
      }),
    );
  }
}

async function answerOf(worker: Worker): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('a measured process has ended');
  });
  ended.catch(() => undefined);
  try {
    const [message] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [unknown];
    return message;
  } finally {
    waiting.abort();
  }
}
