import { mkdir } from 'node:fs/promises';

import { preview } from 'vite';

import { startReferenceServer } from '../../tools/setup/reference-server.js';
import { buildNext } from './build-next.js';
import { buildSmallPages } from './build-small-pages.js';
import { buildPages, PAGES, preparePages } from './build-site.js';

/**
 * Serves the built example on one origin and the API on another.
 *
 * @returns a function that stops both
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await mkdir(PAGES, { recursive: true });
  // Before the pages are built: they name the API, and the API names their origin.
  const pages = await preview({
    configFile: false,
    build: { outDir: PAGES },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const address = pages.resolvedUrls?.local[0] ?? '';
  try {
    const [server] = await Promise.all([
      startReferenceServer({ ALLOWED_ORIGINS: new URL(address).origin }),
      preparePages(),
    ]);
    async function stop() {
      await Promise.all([pages.close(), server.stop()]);
    }
    try {
      await buildPages(server.address);
      await buildSmallPages();
      await buildNext();
    } catch (error) {
      await stop();
      throw error;
    }
    // Read by the workers, which inherit the environment.
    process.env['INKSTONE_E2E_DATA'] = server.dataDir;
    process.env['INKSTONE_E2E_URL'] = address;
    process.env['INKSTONE_E2E_API'] = server.address;
    return stop;
  } catch (error) {
    await pages.close();
    throw error;
  }
}
