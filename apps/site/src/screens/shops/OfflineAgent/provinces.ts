import type { DistrictAgentPhone, OfflineStore, StoresOfProvince } from '@inkstone/api/types';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';

import type { ListModel } from '../../../kits/list/list-model.js';
import { sameRegion } from './region-map.js';

/** A province with its bookshops and the telephone of its agent. */
export interface Province {
  /** Its id, as in the address. */
  value: string;
  /** 山东省. */
  label: string;
  /** How many bookshops it has; `undefined` while unknown. */
  count: number | undefined;
  /** The cities of its bookshops by their short names, without the province itself. */
  cities: readonly string[];
  agent: DistrictAgentPhone | undefined;
}

/** 济南 of 济南市; a name of two characters stays. */
function shortCity(city: string): string {
  return city.length > 2 && city.endsWith('市') ? city.slice(0, -1) : city;
}

/** The regions of the server with what is known of each. */
export function toProvinces(
  regions: readonly FilterOption[],
  stores: readonly StoresOfProvince[] | undefined,
  agents: readonly DistrictAgentPhone[],
): Province[] {
  return regions.map(({ value, label }) => {
    const own = stores?.find(({ name }) => String(name) === value);
    return {
      value,
      label,
      count: stores && (own?.count ?? 0),
      cities: own?.cities.filter((city) => city !== label).map(shortCity) ?? [],
      agent: agents.find(({ title }) => sameRegion(label, title)),
    };
  });
}

/** The list of one province. Without a province in the address the server's page has bookshops of others too. */
export function storesOf(
  stores: ListModel<OfflineStore>,
  { value, label, count }: Province,
): ListModel<OfflineStore> {
  const { results, stale } = stores;
  if (results.state !== 'ready') return stores;
  const items = results.data.items.filter(({ province }) => province === label);
  // The bookshops of the former province would stand under the name of this one.
  if (stale && items.length === 0) return { ...stores, results: { state: 'loading' } };
  return {
    ...stores,
    choices: { territory: value },
    results: { state: 'ready', data: { items, count: count ?? results.data.count } },
  };
}
