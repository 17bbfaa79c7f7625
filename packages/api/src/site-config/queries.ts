import { forAWhile, untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery } from '../options.js';
import { visibleMenu } from '../rules/menu.js';
import type { Agreement } from '../types.js';

/** The menu: only entries of type 1, in display order (Spec A 3). */
export function getMenuQuery(client: ApiClient) {
  return getQuery(client, '/api/config/column', { select: visibleMenu, ...untilReload });
}

/** Texts and pictures of the whole site: footer, logo, first-visit dialog, special subject (Spec A 1). */
export function getSiteConfigQuery(client: ApiClient) {
  return getQuery(client, '/api/config/config', untilReload);
}

/** The banner of a section. @param columnId menu id of the section (home 17) */
export function listSlidesQuery(client: ApiClient, columnId: number) {
  const query = { column_id: columnId };
  return getQuery(client, '/api/config/slideshow', forAWhile, query);
}

/** The service QR code and the official shops of the footer. */
export function getFloatingConfigQuery(client: ApiClient) {
  return getQuery(client, '/api/config/floating', untilReload);
}

/** An agreement. `value` is HTML: sanitise it before you show it. */
export function getAgreementQuery(client: ApiClient, name: Agreement['name']) {
  const query = { name };
  return getQuery(client, '/api/config/agreement', untilReload, query);
}

/** The home page's three highlight cards, three stages and special-subject teaser. */
export function getHomeComprehensiveQuery(client: ApiClient) {
  return getQuery(client, '/api/common/home_comprehensive', forAWhile);
}
