import { untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';

/** The QR code of the official account; its description is part of getSiteConfigQuery. */
export function getGenuineQrcodeQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/genuine_qrcode'],
    queryFn: async ({ signal }) => (await client.get('/api/common/genuine_qrcode', {}, { signal })).data,
    ...untilReload,
  });
}
