import { placeOfProvince } from '@inkstone/api/score-lines';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';

/** Provinces as the options of a filter, by their short names, each in the group of its region. */
export function regionOptions(provinces: readonly FilterOption[]): FilterOption[] {
  return provinces
    .map(({ value, label }) => ({ value, place: placeOfProvince(label) }))
    .sort((one, other) => one.place.order - other.place.order)
    .map(({ value, place }) => ({ value, label: place.shortName, group: place.region }));
}
