import type { FieldOption } from '../Field/index.js';

/** A province and the cities in it. */
export interface Region extends FieldOption {
  children: readonly FieldOption[];
}

/** Values of the two options, '' for what is not chosen. */
export interface RegionValue {
  province: string;
  city: string;
}

/** What is chosen by choosing a province: its city too where it has but one (北京市), else none yet. */
export function choiceOf(regions: readonly Region[], province: string): RegionValue {
  const cities = regions.find(({ value }) => value === province)?.children ?? [];
  const [only] = cities;
  return { province, city: cities.length === 1 && only ? only.value : '' };
}

/**
 * The choice in words, a municipality's once: its province and its city bear one name. What is on no list is shown
 * as it stands rather than lost.
 */
export function wordsOf(regions: readonly Region[], { province, city }: RegionValue): string {
  const region = regions.find(({ value }) => value === province);
  const place = region?.children.find(({ value }) => value === city);
  const words = new Set([region?.label ?? province, place?.label ?? city]);
  return [...words].filter((word) => word !== '').join(' ');
}
