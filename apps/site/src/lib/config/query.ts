import { SEARCH_MAX_LENGTH } from '@inkstone/api/rules';

/** Reads one parameter of a route's query. `undefined` where the text is not a value: it then counts as missing. */
export type Param<T extends string | number> = (text: string) => T | undefined;

/** The parameters that narrow a list, by their names in the address, which are the wire's. */
export type QueryShape = Readonly<Record<string, Param<string | number>>>;

/** The values of a list's parameters. One that is not set is missing, and is not sent either. */
export type QueryOf<S extends QueryShape> = { [K in keyof S]?: NonNullable<ReturnType<S[K]>> };

/** What the address says of a list: its parameters, and the page from 1. */
export type ListQueryOf<S extends QueryShape> = QueryOf<S> & { page: number };

/** Parameters to set; `undefined` removes one. */
export type QueryChange<S extends QueryShape> = {
  [K in keyof S | 'page']?: (K extends keyof S ? QueryOf<S>[K] : number) | undefined;
};

/** A search text, of at most what a search accepts: a longer one is cut. */
export const searchText: Param<string> = (text) =>
  // Code points, as maxLength of the description counts.
  Array.from(text.trim()).slice(0, SEARCH_MAX_LENGTH).join('').trim() || undefined;

function numberParam<T extends number>(pattern: RegExp): Param<T> {
  return (text) => (pattern.test(text) ? (Number(text) as T) : undefined);
}

/** The id of a chosen option. */
export const optionId = numberParam<number>(/^[1-9]\d{0,8}$/);

/** Ids of at most two chosen options, separated by a comma. */
export const twoIds: Param<string> = (text) =>
  /^[1-9]\d{0,8}(,[1-9]\d{0,8})?$/.test(text) ? text : undefined;

/** A box that is ticked or not. The boxes of a list exclude each other: of several in an address the last one counts. */
export const flag = numberParam<1>(/^1$/);

/** A page number, from 1. */
export const pageNumber = numberParam<number>(/^[1-9]\d{0,4}$/);

/** What the address says of a list: its parameters, and the page, which is 1 when it is missing. */
export function readQuery<S extends QueryShape>(
  shape: S,
  address: URLSearchParams,
): QueryOf<S> & { page: number } {
  const ticked = [...address].filter(([name, text]) => shape[name] === flag && flag(text) === 1).at(-1)?.[0];
  const values = Object.entries(shape).flatMap(([name, param]) => {
    const value = param(address.get(name) ?? '');
    return value === undefined || (param === flag && name !== ticked) ? [] : [[name, value] as const];
  });
  return {
    ...(Object.fromEntries(values) as QueryOf<S>),
    page: pageNumber(address.get('page') ?? '') ?? 1,
  };
}

/** What a query of the address may hold; `undefined` and '' are left out. */
export type QueryValue = string | number | boolean | undefined;

/** The query of an address, without `?`, in the order in which the parameters are given. */
export function toQuery(params: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.toString();
}

/**
 * The parameters of a list in the order of their declaration and without page 1, so that one state of the
 * list has one address.
 */
export function orderParams<S extends QueryShape>(
  shape: S,
  { page, ...values }: QueryChange<S>,
): Record<string, QueryValue> {
  const given = values as Record<string, QueryValue>;
  const ordered = Object.keys(shape).map((name) => [name, given[name]] as const);
  return { ...Object.fromEntries(ordered), page: page === 1 ? undefined : page };
}
