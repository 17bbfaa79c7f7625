/** What a query of the address may hold; `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined;
type Query = Record<string, QueryValue>;

/** Parameters may be left out altogether where none of them is required. */
type Args<P> = object extends P ? [params?: P] : [params: P];

/** A route of the site: where it is, what it is called, and how to link to it. */
export interface Route<P = object> {
  /** The path without query, as the router matches it. */
  readonly pattern: string;
  /** Further patterns that open the same screen. */
  readonly aliases: readonly string[];
  /** The screen's name in the title bar, and on its own page while it is being built. */
  readonly title: string;
  /** The path with its query, for the router: `/layout/list/booksDetails?id=7`. */
  path: (...params: Args<P>) => string;
  /** The same as a plain link's target: `#/layout/list/booksDetails?id=7`. */
  href: (...params: Args<P>) => string;
}

/** The query in the order the parameters are written; empty texts and `undefined` are left out. */
export function toQuery(params: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.toString();
}

export function withQuery(path: string, params: Query): string {
  const query = toQuery(params);
  return query === '' ? path : `${path}?${query}`;
}

/** Defines one route; `P` are its query parameters, required ones without a question mark. */
export function route<P extends { [K in keyof P]: QueryValue } = object>(
  pattern: string,
  title: string,
  aliases: readonly string[] = [],
): Route<P> {
  function path(...[params]: Args<P>): string {
    return withQuery(pattern, { ...params });
  }
  return { pattern, aliases, title, path, href: (...params) => `#${path(...params)}` };
}
