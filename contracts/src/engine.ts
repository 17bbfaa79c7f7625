/**
 * Holds a server to a pact file, in a process of its own: the native library prints what it does to the standard
 * output, and would take the report with it if it crashed.
 */
import { Verifier } from '@pact-foundation/pact-core';

/** Longer than the relay lets anything take, so that it is the relay that says what took too long. */
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
    // What differs comes as an error whose message is the engine's report.
    return (error as Error).message;
  }
}

process.send?.(await verify(), () => process.disconnect());
