import { createApiClient, createMemorySession, type ApiClient } from '@inkstone/api';
import { getFloatingConfigQuery, getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';

import { screenQueries, type Queries, type ScreenQueries } from '../screen-queries.js';
import { apiBase } from '../../lib/config/env.js';
import type { EarlyCall, EarlyValue } from '../early/table.js';

/** Stands in a recorded request for the value of a parameter of the address. */
const MARK = '\u0000';

type Marks = Readonly<Record<string, EarlyValue>>;

/** The values of a request, in the order in which the client sends them. */
function valuesOf(given: Iterable<[string, unknown]>, marks: Marks): EarlyCall['values'] {
  return [...given].map(([name, value]) => {
    const mark = typeof value === 'string' && value.startsWith(MARK) ? marks[value.slice(1)] : undefined;
    return [name, mark ?? { value }];
  });
}

/** What the queries send, recorded by running them: a second description of their requests could differ. */
async function record(ask: (client: ApiClient) => Queries, marks: Marks = {}): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = [];
  let lookup = false;
  const client = createApiClient({
    baseUrl: apiBase,
    session: createMemorySession(),
    fetch: (input, init) => {
      const [url = '', search] = (input instanceof Request ? input.url : String(input)).split('?');
      const given =
        typeof init?.body === 'string'
          ? Object.entries(JSON.parse(init.body) as Record<string, unknown>)
          : new URLSearchParams(search);
      const method = init?.method === 'POST' ? 'POST' : 'GET';
      calls.push({ method, url, values: valuesOf(given, marks), ...(lookup && { lookup }) });
      return Promise.resolve(Response.json({ code: 200, msg: '', data: null }));
    },
  });
  for (const { queryFn, meta } of Object.values(ask(client))) {
    lookup = meta?.['lookup'] === true;
    // One after the other, so that each call is recorded for its own query. The answer is of no use to it.
    await Promise.resolve(queryFn({ signal: new AbortController().signal } as never)).catch(() => undefined);
  }
  return calls;
}

function callsOf({ values, ask }: ScreenQueries): Promise<EarlyCall[]> {
  const entries = Object.entries(values);
  const marks = entries.map(([key, { name = key, param, required, otherwise }]): [string, EarlyValue] => [
    key,
    {
      param: name,
      pattern: param.pattern.source,
      isNumber: param.isNumber,
      ...(required && { required }),
      ...(otherwise !== undefined && { otherwise }),
    },
  ]);
  const marked = Object.fromEntries(entries.map(([name]) => [name, MARK + name]));
  return record((client) => ask(client, marked), Object.fromEntries(marks));
}

/** What the shell asks, and what each screen asks first. */
export async function firstCalls(): Promise<{ shell: EarlyCall[]; screens: Map<string, EarlyCall[]> }> {
  const screens = new Map<string, EarlyCall[]>();
  for (const [name, queries] of Object.entries(screenQueries)) screens.set(name, await callsOf(queries));
  return {
    shell: await record((client) => ({
      menu: getMenuQuery(client),
      config: getSiteConfigQuery(client),
      floating: getFloatingConfigQuery(client),
    })),
    screens,
  };
}
