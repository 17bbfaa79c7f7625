import { isApiError } from '@inkstone/api';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

import { toLoadable, type Loadable } from '../../lib/loadable.js';
import { quietly } from '../../lib/quietly.js';
import { GONE, NOT_FOUND } from '../../lib/refusal-codes.js';
import type { Route } from '../../lib/config/route.js';
import { useItemTitle } from '../../lib/hooks/use-document-title.js';
import { useIdQuery } from './use-id-query.js';

/** `missing` is an item that does not exist, or that has been withdrawn. */
export type Detail<T> = Loadable<T> | { state: 'missing'; withdrawn: boolean };

export interface DetailOptions<Wire, Key extends QueryKey, Sent> {
  read: (id: number) => UseQueryOptions<Sent, Error, Wire, Key>;
  /** The item's title, which becomes the title of the document (Spec A 2); by default that is the route's. */
  title?: (item: Wire) => string;
  /** The item's id, where it does not stand in the address as `id`; `undefined` where there is none. */
  id?: { value: number | undefined };
}

export interface DetailResult<Wire> {
  /** The id in the address; 0 where it has none. */
  id: number;
  /** `undefined` until it is there. */
  item: Wire | undefined;
  /** The server has none any more, since the page was opened or before. */
  isGone: boolean;
  /**
   * The item as the view shows it.
   *
   * @param view returns `undefined` while it still waits for something, such as text that is being
   *   sanitised: the page then stays in its loading state, and appears whole.
   */
  show: <Out>(view: (item: Wire) => Out | undefined) => Detail<Out>;
}

/** The answers to an id that does not exist, or is not an id. */
const UNKNOWN: readonly number[] = [400, NOT_FOUND];

function missing(error: Error | null): Detail<never> | undefined {
  // Only the API knows: a server of files answers 404 to each of its paths.
  if (!isApiError(error) || error.kind !== 'refused') return undefined;
  const withdrawn = error.code === GONE;
  return withdrawn || UNKNOWN.includes(error.code) ? { state: 'missing', withdrawn } : undefined;
}

/** The data part of a detail page: the item whose id stands in the address. */
export function useDetail<Wire, Key extends QueryKey, Sent>(
  route: Route<{ id: string | number }>,
  { read, title, id: given }: DetailOptions<Wire, Key, Sent>,
): DetailResult<Wire> {
  const idOfAddress = useIdQuery();
  const id = (given === undefined ? idOfAddress : given.value) ?? 0;
  const options = read(id);
  // The page itself says why the item could not be fetched.
  const query = useQuery({ ...quietly(options), enabled: id !== 0 });
  const item = query.data;
  useItemTitle(item === undefined ? undefined : title?.(item), route.title);

  return {
    id,
    item,
    isGone: missing(query.error) !== undefined,
    show: (view) => {
      if (id === 0) return { state: 'missing', withdrawn: false };
      const loadable = toLoadable(query, view);
      if (loadable.state === 'failed') return missing(query.error) ?? loadable;
      if (loadable.state !== 'ready') return loadable;
      return loadable.data === undefined ? { state: 'loading' } : { state: 'ready', data: loadable.data };
    },
  };
}
