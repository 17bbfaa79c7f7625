import type { ApiClient } from '@inkstone/api';
import type { QueryClient } from '@tanstack/react-query';

import { paths, type PathName } from '../config/paths.js';
import { optionId, readQuery, type ListQueryOf, type QueryShape } from '../config/query.js';
import type { ListRoute } from '../config/route.js';
import { articleQueries } from '../kits/article/queries.js';
import { bookListQueries } from '../screens/books/AddedServices/queries.js';
import { bookQueries } from '../screens/books/BooksDetails/queries.js';
import { homeQueries } from '../screens/home/Home/queries.js';
import { policyListQueries } from '../screens/parents/TalkPolicies/queries.js';

type Query = Parameters<QueryClient['query']>[0];

/** As the screens declare them: each for its own answer. */
interface Declared {
  queryKey: readonly unknown[];
  queryFn: (context: never) => unknown;
  meta?: Record<string, unknown>;
}
type Queries = Readonly<Record<string, Declared>>;
type Ask = (client: ApiClient, address: URLSearchParams) => Queries;

function ofList<S extends QueryShape>(
  { query }: ListRoute<S>,
  queries: (client: ApiClient, query: ListQueryOf<S>) => Queries,
): Ask {
  return (client, address) => queries(client, readQuery(query, address));
}

function ofDetail(queries: (client: ApiClient, id: number) => Queries): Ask {
  return (client, address) => {
    const id = optionId.read(address.get('id') ?? '');
    return id === undefined ? {} : queries(client, id);
  };
}

/** What each screen asks first, as the screen itself declares it. */
const SCREENS: Partial<Record<PathName, Ask>> = {
  home: homeQueries,
  addedServices: ofList(paths.addedServices, bookListQueries),
  booksDetails: ofDetail(bookQueries),
  talkPolicies: ofList(paths.talkPolicies, policyListQueries),
  talkPoliciesDetails: ofDetail(articleQueries),
};

/** The first queries of the screen at a path; none for a screen that asks nothing. */
export function firstQueries(client: ApiClient, path: string): Query[] {
  const [pathname, search] = path.split('?');
  const names = Object.keys(SCREENS) as PathName[];
  const name = names.find((one) => [paths[one].pattern, ...paths[one].aliases].some((p) => p === pathname));
  const declared = name && SCREENS[name]?.(client, new URLSearchParams(search));
  // Nobody reads the answers here: the cache keeps them for the screen.
  return Object.values(declared ?? {}) as Query[];
}
