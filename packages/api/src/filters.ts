/** The parameters of a read; an optional one may also be given as `undefined`. */
export type Filters<Params> = {
  [Name in keyof Params]: object extends Pick<Params, Name> ? Params[Name] | undefined : Params[Name];
};

/**
 * The parameters as they are sent and as the query's key holds them: without the filters that are not set, which are
 * `undefined` or the empty value of 全部 (Spec A 2) and of an empty search box. A caller passes the values of its
 * filter rows as they are, and `{ search: '' }` shares the cache entry of `{}`.
 */
export function withoutEmptyFilters<Params extends object>(params: Filters<Params>): Params {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  // Only optional parameters may be empty, so all required ones are still there.
  return Object.fromEntries(entries) as Params;
}
