/** The renderer: built for Node into dist-server/render.js, which the server loads and the build of the site calls. */
import { fetchShell } from '../fetch-shell.js';
import { fillCache, serializeData, servedDataElement } from '../served-data.js';
import { fetchHome } from '../../screens/home/Home/queries.js';
import { provideSanitiser } from '../../lib/html/sanitise.js';
import { allPages } from './all-pages.js';
import { homeHead } from './document-head.js';
import { fillTemplate, readTemplate } from './fill-template.js';
import { toPlainLinks } from './plain-links.js';
import { createVisitor, renderContent } from './render-content.js';
import { sanitiseOnServer } from './sanitise-on-server.js';

export { earlyRoutes } from './early-routes.js';
export { collectCard, collectHead } from './collect-head.js';
export { collectDocument, renderDocument } from './render-document.js';
export { renderScreen } from './render-screen.js';
export { SERVED_WIDTHS as servedWidths } from './served-widths.js';
export { contentPath, siteAddress, siteRoutes } from './site-routes.js';

provideSanitiser(sanitiseOnServer);

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

/**
 * Home as a document.
 *
 * @param collected what `collectHome` has returned
 * @param origin of the site, where it is known: the document is the same for all who ask
 */
export async function renderHome(collected: string, origin = ''): Promise<string> {
  const backend = createVisitor(refuseFetch);
  fillCache(backend.queryClient, collected);
  const { content, styles } = await renderContent(backend);
  return fillTemplate(readTemplate(), {
    served: 'home',
    head: homeHead(origin, backend),
    pages: allPages('/'),
    styles,
    content: toPlainLinks(content, '/'),
    data: servedDataElement(collected),
  });
}

/** The document for web servers that have no renderer: the shell around home, which is still loading. */
export async function renderShell(): Promise<string> {
  const parts = await renderContent(createVisitor(refuseFetch));
  return fillTemplate(readTemplate(), { ...parts, served: 'shell', data: '' });
}
