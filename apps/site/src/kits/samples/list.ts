import type { ListModel } from '../list/list-model.js';
import { ready } from '../../lib/samples/loadable.js';

/** A list for stories and tests: the items of its first page, and what differs from that. */
export function sampleList<Item>(items: Item[], differences: Partial<ListModel<Item>> = {}): ListModel<Item> {
  return {
    search: '',
    choices: {},
    page: 1,
    pageSize: items.length,
    results: ready({ items, count: items.length * 5 }),
    stale: false,
    onSearch: () => undefined,
    onFilter: () => undefined,
    onClear: () => undefined,
    onPage: () => undefined,
    ...differences,
  };
}
