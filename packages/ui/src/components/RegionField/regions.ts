import type { FieldOption } from '../Field/index.js';

export interface Region extends FieldOption {
  children: readonly FieldOption[];
}

/** Values of the two options, '' for none. */
export interface RegionValue {
  province: string;
  city: string;
}

/** The selection that follows from a province: its city too where it has only one (北京市), else no city. */
export function choiceOf(regions: readonly Region[], province: string): RegionValue {
  const cities = regions.find(({ value }) => value === province)?.children ?? [];
  const [only] = cities;
  return { province, city: cities.length === 1 && only ? only.value : '' };
}

/** The selection as text: a municipality once, a value without an option as it is. */
export function wordsOf(regions: readonly Region[], { province, city }: RegionValue): string {
  const region = regions.find(({ value }) => value === province);
  const place = region?.children.find(({ value }) => value === city);
  const words = new Set([region?.label ?? province, place?.label ?? city]);
  return [...words].filter((word) => word !== '').join(' ');
}
