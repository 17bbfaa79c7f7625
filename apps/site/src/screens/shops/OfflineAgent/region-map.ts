import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { provinces, type MapTile } from '@inkstone/ui/patterns/TileMap';

function placeOf(label: string) {
  return provinces.find(({ name }) => label.startsWith(name));
}

/** Whether a name such as 内蒙古自治区 or 内蒙古服务专员 is about the region of another name. */
export function sameRegion(one: string, other: string): boolean {
  return provinces.some(({ name }) => one.startsWith(name) && other.startsWith(name));
}

/** 内蒙古 of 内蒙古自治区; the name of a province or of a municipality is short as it is. */
export function regionName(label: string): string {
  return label.endsWith('区') ? (placeOf(label)?.name ?? label) : label;
}

/** The region in one character: 鲁 of 山东省. */
export function regionMark(label: string): string {
  return placeOf(label)?.short ?? label.slice(0, 1);
}

/**
 * The regions of the server as a map. One that has no place on it goes into a row below.
 *
 * @param isEmpty whether there is nothing to find in a region
 */
export function toTiles(regions: readonly FilterOption[], isEmpty: (value: string) => boolean): MapTile[] {
  let others = 0;
  return regions.map(({ value, label }) => {
    const empty = isEmpty(value);
    const { row, column } = placeOf(label) ?? { row: 9, column: (others += 1) };
    return {
      value,
      name: empty ? `${label}，没有书店` : label,
      short: regionMark(label),
      row,
      column,
      empty,
    };
  });
}
