import { Verifier } from '@pact-foundation/pact';

import { PACT_FILE, PROVIDER } from '../pact-file.js';
import type { StateHandlers } from './state-handlers.js';

interface Verification {
  /** Where the provider listens. */
  url: string;
  /** Runs before each interaction, before its states. */
  reset: () => Promise<void>;
  states: StateHandlers;
}

/** The part of the verifier's report, a JSON of every interaction, that says what differs. */
function failuresOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  try {
    const { output } = JSON.parse(text) as { output: string[] };
    return output.slice(output.findIndex((line) => line.includes('Failures:'))).join('\n');
  } catch {
    return text;
  }
}

/** Holds any running provider to the pact; rejects with what differs. */
export async function verify({ url, reset, states }: Verification): Promise<void> {
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    pactUrls: [PACT_FILE],
    beforeEach: reset,
    // Typed by name in states.ts; the verifier knows states as plain text.
    stateHandlers: states as unknown as Record<string, () => Promise<Record<string, string>>>,
    logLevel: 'error',
  });
  try {
    await verifier.verifyProvider();
  } catch (error) {
    throw new Error(failuresOf(error), { cause: error });
  }
}
