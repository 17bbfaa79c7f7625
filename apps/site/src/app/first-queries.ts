import type { ApiClient } from '@inkstone/api';

import { screenQueries } from './screen-queries.js';
import { screenAt } from './screens.js';

/** The first queries of the screen at a path; none for a screen that asks nothing. */
export function firstQueries(client: ApiClient, path: string) {
  const name = screenAt(path)?.name;
  return (name && screenQueries[name]?.(client, new URLSearchParams(path.split('?')[1]))) ?? [];
}
