import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How one parameter of a list is read from the address; what it answers when absent is its default. */
export interface Param<T extends string | number> {
  read: (text: string | null) => T;
}

/** What a search text may hold at most; the server refuses more. */
const SEARCH_LENGTH = 50;

/** A search text; absent is the empty text. */
export function searchText(): Param<string> {
  return { read: (value) => value?.trim().slice(0, SEARCH_LENGTH) ?? '' };
}

/** The id of a chosen option; absent, or not an id at all, is the empty text, which means 全部. */
export function choice(): Param<string> {
  return { read: (value) => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? value : '') };
}

/** A page number, from 1. Anything else in the address is page 1. */
export function pageNumber(): Param<number> {
  return { read: (value) => (value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1) };
}

type Shape = Record<string, Param<string | number>>;
type Values<S extends Shape> = { [K in keyof S]: ReturnType<S[K]['read']> };

export interface ListQuery<V> {
  /** What the address says now, defaults filled in. */
  values: V;
  /** Changes some parameters. Anything but `page` itself leads back to page 1. */
  change: (part: Partial<V>) => void;
  /** The list as it opens from the menu. */
  reset: () => void;
}

function readValues<S extends Shape>(shape: S, query: URLSearchParams): Values<S> {
  const entries = Object.entries(shape).map(([name, param]) => [name, param.read(query.get(name))]);
  return Object.fromEntries(entries) as Values<S>;
}

/**
 * The state of a list, kept in the route's query and nowhere else: Back restores it, a link shares
 * it, and the menu's link, which has no query, resets it. Parameters at their default are left out
 * of the address, so that one state has one address. `shape` must be a constant of the module.
 */
export function useListQuery<S extends Shape>(shape: S): ListQuery<Values<S>> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const values = useMemo(() => readValues(shape, query), [shape, query]);

  const change = useCallback(
    (part: Partial<Values<S>>) => {
      const turnsPage = Object.keys(part).every((name) => name === 'page');
      const next: Record<string, string | number> = { ...values, ...(turnsPage ? {} : { page: 1 }), ...part };
      const search = new URLSearchParams();
      for (const [name, param] of Object.entries(shape)) {
        const value = next[name];
        if (value !== undefined && value !== param.read(null)) search.set(name, String(value));
      }
      void navigate({ search: search.toString() });
    },
    [navigate, shape, values],
  );

  const reset = useCallback(() => void navigate({ search: '' }), [navigate]);
  return useMemo(() => ({ values, change, reset }), [values, change, reset]);
}
