import { startReferenceServer } from '../../tools/setup/reference-server.js';

/**
 * Starts the built server.
 *
 * @returns a function that stops it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startReferenceServer({
    // Lets a test choose the address that it is limited by.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  // Read by the workers, which inherit the environment.
  process.env['INKSTONE_E2E_DATA'] = dataDir;
  process.env['INKSTONE_E2E_URL'] = address;
  return stop;
}
