/** The thread of `document-thread.ts`. */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ThreadData, ToThread } from './document-thread.js';
import { documentMaker } from './make-document.js';
import { loadRenderer } from './renderer.js';

// Linux counts threads as processes: readers go before crawlers.
if (process.platform === 'linux') setPriority(10);

const port = parentPort;
const { rendererFile, restShare } = workerData as ThreadData;
const renderer = await loadRenderer(rendererFile);
if (port === null || renderer === undefined) throw new Error('there is no renderer, or no thread');

/** The longest rest, in ms: the first document takes its time. */
const longestRest = 500;
/** Resolves when the next document may be made. */
let before: Promise<void> = Promise.resolve();
const calls = new Map<number, (answer: Response) => void>();
let last = 0;

function tell(message: FromThread): void {
  port?.postMessage(message);
}

const make = documentMaker(renderer, (input, init = {}) => {
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
});

port.on('message', (message: ToThread) => {
  const { id } = message;
  if (message.type === 'answer') {
    const { status, body } = message;
    calls.get(id)?.(new Response(status === 204 ? null : body, { status }));
    calls.delete(id);
    return;
  }
  const { request } = message;
  before = before.then(async () => {
    const begin = performance.now();
    try {
      tell({ type: 'made', id, made: await make(request) });
    } catch (error) {
      tell({ type: 'failed', id, reason: String(error) });
    }
    await pause(Math.min(longestRest, restShare * (performance.now() - begin)));
  });
});
