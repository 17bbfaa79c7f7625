import type { ApiClient } from '@inkstone/api';
import type { QueryClient } from '@tanstack/react-query';

import { screenQueries } from './screen-queries.js';
import { screenAt } from './screens.js';

type Query = Parameters<QueryClient['query']>[0];

/** The first queries of the screen at a path; none for a screen that asks nothing. */
export function firstQueries(client: ApiClient, path: string): Query[] {
  const name = screenAt(path)?.name;
  const declared = name && screenQueries[name];
  if (declared === undefined) return [];
  const address = new URLSearchParams(path.split('?')[1]);
  const values: Record<string, unknown> = {};
  for (const [key, { name: named = key, param, required, otherwise }] of Object.entries(declared.values)) {
    const value = param.read(address.get(named) ?? '') ?? otherwise;
    if (value !== undefined) values[key] = value;
    else if (required) return [];
  }
  return Object.values(declared.ask(client, values)) as Query[];
}
