import { untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery } from '../options.js';

/** The QR code of the official account; its description is part of getSiteConfigQuery. */
export function getGenuineQrcodeQuery(client: ApiClient) {
  return getQuery(client, '/api/common/genuine_qrcode', untilReload);
}
