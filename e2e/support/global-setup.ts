import { startReferenceServer } from './reference-server.js';

/**
 * Starts the built server.
 *
 * @returns a function that stops it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startReferenceServer();
  // Read by the workers, which inherit the environment.
  process.env['INKSTONE_E2E_DATA'] = dataDir;
  process.env['INKSTONE_E2E_URL'] = address;
  return stop;
}
