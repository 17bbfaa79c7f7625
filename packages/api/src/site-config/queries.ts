import { forAWhile, untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import { visibleMenu } from '../rules/menu.js';
import type { Agreement } from '../types.js';

/** The menu: only entries of type 1, in display order (Spec A 3). */
export function getMenuQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/column'],
    queryFn: async ({ signal }) => (await client.get('/api/config/column', {}, { signal })).data,
    select: visibleMenu,
    ...untilReload,
  });
}

/** Texts and pictures of the whole site: footer, logo, first-visit dialog, special subject (Spec A 1). */
export function getSiteConfigQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/config'],
    queryFn: async ({ signal }) => (await client.get('/api/config/config', {}, { signal })).data,
    ...untilReload,
  });
}

/** The banner of a section. @param columnId menu id of the section (home 17) */
export function listSlidesQuery(client: ApiClient, columnId: number) {
  const query = { column_id: columnId };
  return queryOptions({
    queryKey: ['get', '/api/config/slideshow', query],
    queryFn: async ({ signal }) => (await client.get('/api/config/slideshow', query, { signal })).data,
    ...forAWhile,
  });
}

/** The service QR code and the official shops of the footer. */
export function getFloatingConfigQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/config/floating'],
    queryFn: async ({ signal }) => (await client.get('/api/config/floating', {}, { signal })).data,
    ...untilReload,
  });
}

/** An agreement. `value` is HTML: sanitise it before you show it. */
export function getAgreementQuery(client: ApiClient, name: Agreement['name']) {
  const query = { name };
  return queryOptions({
    queryKey: ['get', '/api/config/agreement', query],
    queryFn: async ({ signal }) => (await client.get('/api/config/agreement', query, { signal })).data,
    ...untilReload,
  });
}

/** The home page's three highlight cards, three stages and special-subject teaser. */
export function getHomeComprehensiveQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/home_comprehensive'],
    queryFn: async ({ signal }) => (await client.get('/api/common/home_comprehensive', {}, { signal })).data,
    ...forAWhile,
  });
}
