/** The thread of `render-thread.ts`. */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { documentMaker } from './make-document.js';
import type { FromThread, Job, ThreadData, ToThread } from './render-thread.js';
import { loadRenderer, screenRenderer } from './renderer.js';

// Linux counts threads as processes: readers go before crawlers.
if (process.platform === 'linux') setPriority(10);

const port = parentPort;
const { rendererFile, restShares } = workerData as ThreadData;
const renderer = await loadRenderer(rendererFile);
if (port === null || renderer === undefined) throw new Error('there is no renderer, or no thread');

/** The longest rest, in ms: the first of a kind takes its time. */
const longestRest = 500;
/** Resolve when the next of a kind may be made. A screen, for which a reader waits, does so for no document. */
const before: Record<Job['kind'], Promise<void>> = { document: Promise.resolve(), screen: Promise.resolve() };
const calls = new Map<number, (answer: Response) => void>();
let last = 0;

function tell(message: FromThread): void {
  port?.postMessage(message);
}

const fetchByServer: typeof globalThis.fetch = (input, init = {}) => {
  const { method, headers, body } = init;
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    calls.set(id, resolve);
    const sent = {
      ...(method !== undefined && { method }),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
    };
    tell({ type: 'call', id, url: input instanceof Request ? input.url : String(input), init: sent });
  });
};
const makeDocument = documentMaker(renderer, fetchByServer);
const renderScreen = screenRenderer(renderer, fetchByServer);

port.on('message', (message: ToThread) => {
  const { id } = message;
  if (message.type === 'answer') {
    const { status, body } = message;
    calls.get(id)?.(new Response(status === 204 ? null : body, { status }));
    calls.delete(id);
    return;
  }
  const { job } = message;
  before[job.kind] = before[job.kind].then(async () => {
    const begin = performance.now();
    try {
      const made =
        job.kind === 'document' ? await makeDocument(job.request) : await renderScreen(job.request);
      tell({ type: 'made', id, made });
    } catch (error) {
      tell({ type: 'failed', id, reason: String(error) });
    }
    await pause(Math.min(longestRest, restShares[job.kind] * (performance.now() - begin)));
  });
});
