import { createApiClient, createMemorySession, type ApiClient } from '@inkstone/api';
import { getFloatingConfigQuery, getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';

import { apiBase } from '../config/env.js';
import { paths } from '../config/paths.js';
import { optionId, pageNumber, type ListQueryOf, type Param, type QueryShape } from '../config/query.js';
import type { ListRoute, Route } from '../config/route.js';
import type { EarlyCall, EarlyValue } from '../early/table.js';
import { articleQueries } from '../kits/article/queries.js';
import { bookListQueries } from '../screens/books/AddedServices/queries.js';
import { bookQueries } from '../screens/books/BooksDetails/queries.js';
import { homeQueries } from '../screens/home/Home/queries.js';
import { policyListQueries } from '../screens/parents/TalkPolicies/queries.js';

interface Query {
  queryFn: (context: never) => unknown;
  meta?: Record<string, unknown>;
}
type Queries = Readonly<Record<string, Query>>;

/** Stands in a recorded request for the value of a parameter of the address. */
const MARK = '\u0000';

type Marks = Readonly<Record<string, EarlyValue>>;

function fromAddress(param: string, { pattern, isNumber }: Param<string | number>): EarlyValue {
  return { param, pattern: pattern.source, isNumber };
}

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

function ofList<S extends QueryShape>(
  route: ListRoute<S>,
  queries: (client: ApiClient, query: ListQueryOf<S>) => Queries,
): Promise<EarlyCall[]> {
  const marks: Record<string, EarlyValue> = { page: { ...fromAddress('page', pageNumber), otherwise: 1 } };
  for (const [name, param] of Object.entries(route.query)) marks[name] = fromAddress(name, param);
  const names = [...Object.keys(route.query), 'page'];
  const query = Object.fromEntries(names.map((name) => [name, MARK + name]));
  return record((client) => queries(client, query as ListQueryOf<S>), marks);
}

function ofDetail(queries: (client: ApiClient, id: number) => Queries): Promise<EarlyCall[]> {
  const id = `${MARK}id` as unknown as number;
  return record((client) => queries(client, id), { id: { ...fromAddress('id', optionId), required: true } });
}

/** A route and what its screen asks first. */
export interface FirstCalls {
  route: Route | ListRoute;
  calls: EarlyCall[];
}

/** What the shell asks, and the screens that are built. */
export async function firstCalls(): Promise<{ shell: EarlyCall[]; screens: FirstCalls[] }> {
  return {
    shell: await record((client) => ({
      menu: getMenuQuery(client),
      config: getSiteConfigQuery(client),
      floating: getFloatingConfigQuery(client),
    })),
    screens: [
      { route: paths.home, calls: await record(homeQueries) },
      { route: paths.addedServices, calls: await ofList(paths.addedServices, bookListQueries) },
      { route: paths.booksDetails as Route, calls: await ofDetail(bookQueries) },
      { route: paths.talkPolicies, calls: await ofList(paths.talkPolicies, policyListQueries) },
      { route: paths.talkPoliciesDetails as Route, calls: await ofDetail(articleQueries) },
    ],
  };
}
