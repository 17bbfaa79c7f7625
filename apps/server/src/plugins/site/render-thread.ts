import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { DocumentRequest, MadeDocument, MakeDocument } from './make-document.js';
import type { RenderScreen, ScreenRequest } from './renderer.js';

/** What the thread makes. */
export type Job = { kind: 'document'; request: DocumentRequest } | { kind: 'screen'; request: ScreenRequest };

/** What the thread is told. */
export type ToThread =
  { type: 'make'; id: number; job: Job } | { type: 'answer'; id: number; status: number; body: string };

/** What the thread says: a call of the API, what it has made, or why there is none. */
export type FromThread =
  | {
      type: 'call';
      id: number;
      url: string;
      init: { method?: string; headers: Record<string, string>; body?: string };
    }
  | { type: 'made'; id: number; made: MadeDocument | object | undefined }
  | { type: 'failed'; id: number; reason: string };

export interface ThreadData {
  rendererFile: string;
  /** After each of a kind none is made for so many times what it took: its calls are answered where readers are. */
  restShares: Readonly<Record<Job['kind'], number>>;
}

interface Waiting {
  resolve: (made: unknown) => void;
  reject: (reason: Error) => void;
}

const entry = `render-thread-entry${extname(import.meta.filename)}`;

/** Typescript of development and tests has no thread. */
export const hasThread = extname(import.meta.filename) === '.js';

export interface RenderThread {
  makeDocument: MakeDocument;
  renderScreen: RenderScreen;
}

/**
 * Makes documents and screens in a thread of their own, which starts with the first one: a rendering takes some tens of
 * ms, in which the server would answer nobody. What it asks of the API is answered here.
 */
export function renderThread(
  app: FastifyInstance,
  workerData: ThreadData,
  fetch: typeof globalThis.fetch,
): RenderThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function end(started: Worker, error: Error): void {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function answer(started: Worker, { id, url, init }: FromThread & { type: 'call' }): Promise<void> {
    const response = await fetch(url, init).catch(() => new Response('', { status: 503 }));
    started.postMessage({ type: 'answer', id, status: response.status, body: await response.text() });
  }

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, entry), { workerData });
    started.on('message', (message: FromThread) => {
      if (message.type === 'call') {
        void answer(started, message);
        return;
      }
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === 'made') asked?.resolve(message.made);
      else asked?.reject(new Error(message.reason));
    });
    started.on('error', (error) => {
      app.log.error({ err: error }, '渲染页面的线程已停止，下次请求时重新启动');
      end(started, error instanceof Error ? error : new Error(String(error)));
    });
    started.on('exit', () => end(started, new Error('the thread has ended')));
    // It keeps no process alive.
    started.unref();
    return started;
  }

  app.addHook('onClose', async () => {
    await thread?.terminate();
  });

  function ask(job: Job): Promise<unknown> {
    return new Promise((resolve, reject) => {
      thread ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      thread.postMessage({ type: 'make', id: last, job } satisfies ToThread);
    });
  }

  return {
    makeDocument: async (request) => (await ask({ kind: 'document', request })) as MadeDocument,
    renderScreen: async (request) => (await ask({ kind: 'screen', request })) as object | undefined,
  };
}
