import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Verifier } from '@pact-foundation/pact';

import { CONSUMER, PROVIDER } from '../pact-file.js';
import type { StateHandlers } from '../provider/state-handlers.js';

/** An interaction as the pact file holds it; what is not named here is handed on as it is. */
export interface Question {
  request: { method: string; path: string; headers?: Record<string, string[]> };
  response: object;
}

/** A request on its way to the provider; the verifier's proxy has read the body already. */
export type Request = IncomingMessage & { body?: unknown };

interface Provider {
  /** Stands in for the server: answers the question of this index with a text of JSON. */
  answer: (index: number, request: Request) => string | Promise<string>;
  reset?: () => Promise<void>;
  states?: StateHandlers;
}

interface Report {
  interactionResults: { description: string; result: string; mismatch?: { type: string } }[];
}

/** Says which question a request belongs to. */
const MARK = 'x-inkstone-question';

/** The verifier reads a whole file again for each of its interactions: a long one takes the square of its length. */
const QUESTIONS_A_FILE = 25;

/** Says of each question, by index, whether the answer keeps the contract. Prints to the standard output. */
export async function verify(questions: readonly Question[], provider: Provider): Promise<boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-mutation-'));
  try {
    const report = await run(await writePacts(folder, questions), provider);
    return verdictsOf(report, questions.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePacts(folder: string, questions: readonly Question[]): Promise<string[]> {
  const marked = questions.map((question, index) => ({
    ...question,
    type: 'Synchronous/HTTP',
    description: String(index),
    request: { ...question.request, headers: { ...question.request.headers, [MARK]: [String(index)] } },
  }));
  const files: string[] = [];
  for (let start = 0; start < marked.length; start += QUESTIONS_A_FILE) {
    const file = join(folder, `${String(start)}.json`);
    await writeFile(file, JSON.stringify(pactOf(marked.slice(start, start + QUESTIONS_A_FILE))));
    files.push(file);
  }
  return files;
}

function pactOf(interactions: readonly object[]): object {
  return {
    consumer: { name: CONSUMER },
    provider: { name: PROVIDER },
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

async function run(pactUrls: string[], { answer, reset, states }: Provider): Promise<Report> {
  const verifier = new Verifier({
    provider: PROVIDER,
    // Every question is answered on the way, so nothing ever goes there.
    providerBaseUrl: 'http://127.0.0.1:9',
    pactUrls,
    requestFilter: (request: Request, response: ServerResponse, next: () => void) => {
      const index = request.headers[MARK];
      if (index === undefined) {
        next();
        return;
      }
      Promise.resolve(answer(Number(index), request)).then(
        (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
        (error: unknown) => response.destroy(error as Error),
      );
    },
    ...(reset && { beforeEach: reset }),
    ...(states && {
      // Typed by name in states.ts; the verifier knows states as plain text.
      stateHandlers: states as unknown as Record<string, () => Promise<Record<string, string>>>,
    }),
    // The verifier talks to its own proxy on this machine; reading the system's certificates for each question
    // would take two thirds of the time.
    disableSslVerification: true,
    logLevel: 'error',
  });
  const text = await verifier.verifyProvider().catch((error: unknown) => (error as Error).message);
  return JSON.parse(text) as Report;
}

function verdictsOf({ interactionResults }: Report, count: number): boolean[] {
  const verdicts = new Map<string, boolean>();
  for (const { description, result, mismatch } of interactionResults) {
    const keeps = result === 'OK';
    if (!keeps && mismatch?.type !== 'mismatches') {
      // Not an answer that differs, but no answer: it must not count as caught.
      throw new Error(`The verifier could not put question ${description}: ${JSON.stringify(mismatch)}`);
    }
    verdicts.set(description, keeps);
  }
  return Array.from({ length: count }, (_, index) => {
    const verdict = verdicts.get(String(index));
    if (verdict === undefined) throw new Error(`The verifier says nothing of question ${String(index)}.`);
    return verdict;
  });
}
