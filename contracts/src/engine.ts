/**
 * Verifies a server against a pact file in a separate process: the native library prints to the standard output, and a
 * crash of it would end the command without a report.
 */
import { Verifier } from '@pact-foundation/pact-core';

/** Longer than the time-out of the relay, so that the relay reports what took too long. */
const TIMEOUT = 3_600_000;

const [url = '', statesUrl = '', ...pactFiles] = process.argv.slice(2);

async function verify(): Promise<string> {
  const verifier = new Verifier({
    provider: 'inkstone-server',
    providerBaseUrl: url,
    pactUrls: pactFiles,
    providerStatesSetupUrl: statesUrl,
    timeout: TIMEOUT,
    logLevel: 'error',
  });
  try {
    return await verifier.verify();
  } catch (error) {
    // Differences are thrown as an error whose message is the report of the engine.
    return (error as Error).message;
  }
}

process.send?.(await verify(), () => process.disconnect());
