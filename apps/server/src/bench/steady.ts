import { Agent, request } from 'node:http';
import type { BenchRequest } from './cases.js';
import { acceptEncoding } from './measure.js';

interface Steady {
  /** Of the server. */
  address: string;
  /** Sent in turn. */
  requests: readonly BenchRequest[];
  /** Of them in a second. */
  rate: number;
  /** Statuses that are no error, besides 200. */
  allowed?: readonly number[];
  /**
   * How many ms after it was due a request is left out instead of sent late. Without it a generator that had no
   * processor for a while sends all that is due at once: a burst that many clients together would not make.
   */
  mostLate?: number;
}

export interface Answered {
  status: number;
  /** When the request was due, as `performance.now()`. */
  due: number;
  /** From then to the end of the answer. */
  milliseconds: number;
}

/**
 * Sends requests at a steady rate while the work lasts, also when earlier ones are not answered yet, and times each
 * from the moment when it was due: what waits behind a slow answer is not left out. autocannon sends what is due in a
 * second at its beginning, so that its p99 is the length of that queue.
 */
export async function readDuring(
  { address, requests, rate, allowed = [], mostLate = Infinity }: Steady,
  work: () => Promise<unknown>,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const running: Promise<Answered>[] = [];
  let begin = performance.now();
  const sendAt = async (due: number): Promise<Answered> => {
    const sent = requests[running.length % requests.length];
    if (sent === undefined) throw new Error('there is nothing to ask');
    const status = await ask(address, sent, agent);
    if (status !== 200 && !allowed.includes(status)) {
      throw new Error(`${sent.path} was answered with ${String(status)}`);
    }
    return { status, due, milliseconds: performance.now() - due };
  };
  const sending = setInterval(() => {
    const now = performance.now();
    const late = now - (begin + (running.length * 1000) / rate);
    if (late > mostLate) begin += late - mostLate;
    for (;;) {
      const due = begin + (running.length * 1000) / rate;
      if (due > now) break;
      const answered = sendAt(due);
      answered.catch(() => undefined); // thrown below, with all others
      running.push(answered);
    }
  }, 1);
  try {
    await work();
  } finally {
    clearInterval(sending);
  }
  const all = await Promise.all(running);
  agent.destroy();
  return all;
}

function ask(address: string, { method, path, headers, body }: BenchRequest, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, address),
      { method, headers: { ...headers, 'accept-encoding': acceptEncoding }, agent },
      (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
