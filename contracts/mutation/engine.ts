import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Verifier } from '@pact-foundation/pact';

import { CONSUMER, PROVIDER } from '../pact-file.js';
import type { StateHandlers } from '../provider/state-handlers.js';
import { MARK } from '../src/relay.js';
import { writePacts } from '../src/run-engine.js';

/** An interaction of the pact file; properties without a declaration are passed on unchanged. */
export interface VerifiedInteraction {
  request: { method: string; path: string; headers?: Record<string, string[]> };
  response: object;
}

/** A request that the verifier's proxy passes to the provider, with its body already parsed. */
export type Request = IncomingMessage & { body?: unknown };

interface Provider {
  /** Replaces the server: resolves to the JSON text that answers the interaction with this index. */
  answer: (index: number, request: Request) => string | Promise<string>;
  reset?: () => Promise<void>;
  states?: StateHandlers;
}

interface Report {
  interactionResults: { description: string; result: string; mismatch?: { type: string } }[];
}

const PACT = {
  consumer: { name: CONSUMER },
  provider: { name: PROVIDER },
  metadata: { pactSpecification: { version: '4.0' } },
};

/** Whether each answer, by the index of its interaction, fulfils the contract. Prints to the standard output. */
export async function verify(
  interactions: readonly VerifiedInteraction[],
  provider: Provider,
): Promise<boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-mutation-'));
  try {
    const report = await run(await writePacts(folder, PACT, interactions.map(marked)), provider);
    return verdictsOf(report, interactions.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The header has the index of the interaction. */
function marked(interaction: VerifiedInteraction, index: number): object {
  const { request } = interaction;
  return {
    ...interaction,
    type: 'Synchronous/HTTP',
    description: String(index),
    request: { ...request, headers: { ...request.headers, [MARK]: [String(index)] } },
  };
}

async function run(pactUrls: string[], { answer, reset, states }: Provider): Promise<Report> {
  const verifier = new Verifier({
    provider: PROVIDER,
    // The proxy answers every request, so none is sent to this URL.
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
      // states.ts types them by name; for the verifier they are strings.
      stateHandlers: states as unknown as Record<string, () => Promise<Record<string, string>>>,
    }),
    // The verifier only calls its own proxy on this machine. Reading the certificates of the system for each request
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
      // There was no answer at all, which must not count as a noticed change.
      throw new Error(`The verifier could not run ${description}: ${JSON.stringify(mismatch)}`);
    }
    verdicts.set(description, keeps);
  }
  return Array.from({ length: count }, (_, index) => {
    const verdict = verdicts.get(String(index));
    if (verdict === undefined)
      throw new Error(`The verifier has no result for interaction ${String(index)}.`);
    return verdict;
  });
}
