/** The renderer: built for Node into dist-server/render.js, which the server loads and the build of the site calls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fetchShell } from '../fetch-shell.js';
import { fillCache, serializeData, servedDataElement } from '../served-data.js';
import { fetchHome } from '../../screens/home/Home/queries.js';
import { provideSanitiser } from '../../lib/html/sanitise.js';
import { fillTemplate } from './fill-template.js';
import { createVisitor, renderContent } from './render-content.js';
import { sanitiseOnServer } from './sanitise-on-server.js';

export { earlyRoutes } from './early-routes.js';
export { renderScreen } from './render-screen.js';

provideSanitiser(sanitiseOnServer);

function readTemplate(): string {
  return readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');
}

function refuseFetch(): Promise<never> {
  return Promise.reject(new Error('A page is rendered from data that has been fetched before'));
}

/**
 * Fetches the data of home and of the shell around it: the same text as long as nothing on home has changed.
 *
 * @throws {ApiError} when a part of it cannot be fetched
 */
export async function collectHome({ fetch }: { fetch: typeof globalThis.fetch }): Promise<string> {
  const backend = createVisitor(fetch);
  await Promise.all([...fetchShell(backend), ...fetchHome(backend)]);
  return serializeData(backend.queryClient);
}

/** Home as a document. @param collected what `collectHome` has returned */
export async function renderHome(collected: string): Promise<string> {
  const backend = createVisitor(refuseFetch);
  fillCache(backend.queryClient, collected);
  const parts = await renderContent(backend);
  return fillTemplate(readTemplate(), { ...parts, served: 'home', data: servedDataElement(collected) });
}

/** The document for web servers that have no renderer: the shell around home, which is still loading. */
export async function renderShell(): Promise<string> {
  const parts = await renderContent(createVisitor(refuseFetch));
  return fillTemplate(readTemplate(), { ...parts, served: 'shell', data: '' });
}
