import { orderParams, toQuery, type QueryChange, type QueryShape, type QueryValue } from './query.js';

/** Parameters may be left out altogether where none of them is required. */
type Args<P> = object extends P ? [params?: P] : [params: P];

interface Place {
  /** The path without query, as the router matches it. */
  readonly pattern: string;
  /** Further patterns that open the same screen. */
  readonly aliases: readonly string[];
  /** The screen's name, where the server's menu has none for it. */
  readonly title: string;
}

/** A route of the site: where it is, what it is called, and how to link to it. */
export interface Route<P = object> extends Place {
  /** The path with its query, for the router: `/layout/list/booksDetails?id=7`. */
  path: (...params: Args<P>) => string;
  /** The same as a plain link's target: `#/layout/list/booksDetails?id=7`. */
  href: (...params: Args<P>) => string;
}

/** The route of a list, which keeps its state in the query. */
export interface ListRoute<S extends QueryShape = QueryShape> extends Place {
  /** What narrows the list; `page` comes with every list. */
  readonly query: S;
  path: (params?: QueryChange<S>) => string;
  href: (params?: QueryChange<S>) => string;
}

type NewPlace = Omit<Place, 'aliases'> & Partial<Place>;

export function withQuery(pattern: string, params: Readonly<Record<string, QueryValue>>): string {
  const query = toQuery(params);
  return query === '' ? pattern : `${pattern}?${query}`;
}

/** Defines one route; `P` are its query parameters, required ones without a question mark. */
export function route<P extends { [K in keyof P]: QueryValue } = object>({
  pattern,
  title,
  aliases = [],
}: NewPlace): Route<P> {
  function path(...[params]: Args<P>): string {
    return withQuery(pattern, { ...params });
  }
  return { pattern, aliases, title, path, href: (...params) => `#${path(...params)}` };
}

/** Defines the route of a list by what narrows it: its type of link and its parser both follow. */
export function listRoute<S extends QueryShape>(
  { pattern, title, aliases = [] }: NewPlace,
  query: S,
): ListRoute<S> {
  function path(params: QueryChange<S> = {}): string {
    return withQuery(pattern, orderParams(query, params));
  }
  return { pattern, aliases, title, query, path, href: (params) => `#${path(params)}` };
}
