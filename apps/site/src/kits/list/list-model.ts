import {
  chosen,
  type FilterDimension,
  type FilterOption,
  type FilterValues,
} from '@inkstone/ui/components/FilterRows';
import type { WayOut } from '@inkstone/ui/patterns/NoMatch';

import type { Loadable } from '../../lib/loadable.js';

/** What the view of a list shows, and what a person can do there. Made by `useList`. */
export interface ListModel<Item> {
  /** The text that the list is searched by, '' for the whole list. */
  search: string;
  /** The chosen option of each filter by the filter's id; a filter at 全部 is missing. */
  choices: FilterValues;
  /** From 1. */
  page: number;
  pageSize: number;
  /** The items of this page, and how many items match on all pages. */
  results: Loadable<{ items: Item[]; count: number }>;
  /** The items shown are those of the query before; the ones asked for are being fetched. */
  stale: boolean;
  onSearch: (text: string) => void;
  /** `value` is '' for 全部. */
  onFilter: (id: string, value: string) => void;
  /** Removes the search text and all choices. */
  onClear: () => void;
  onPage: (page: number) => void;
  /** The link to a page. */
  hrefOfPage?: ((page: number) => string) | undefined;
}

/** One row of filters above a list. */
export interface ListFilter {
  /** Name of the parameter in the list's query. */
  id: string;
  /** Name of the row: 学科. */
  label: string;
  options: Loadable<FilterOption[]>;
  /** A short row that shares the line of the row before it. */
  joined?: boolean;
}

/** The rows of filters as they are drawn. One that failed is left out. */
export function toDimensions(filters: readonly ListFilter[]): FilterDimension[] {
  return filters.flatMap(({ id, label, options, joined }) => {
    if (options.state === 'failed') return [];
    const ready = options.state === 'ready';
    return [{ id, label, options: ready ? options.data : [], loading: !ready, joined }];
  });
}

/** The conditions that can be removed one by one, the keyword among them as `search`. */
export function toWaysOut(filters: readonly ListFilter[], choices: FilterValues, search: string): WayOut[] {
  const ways = chosen(toDimensions(filters), choices).map(({ dimension: { id, label }, option }) => ({
    id,
    label,
    value: option.label,
  }));
  return search === '' ? ways : [{ id: 'search', label: '关键字', value: search }, ...ways];
}
