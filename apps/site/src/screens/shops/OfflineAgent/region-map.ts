import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import type { MapTile } from '@inkstone/ui/patterns/TileMap';

/** Row, column, one-character name and first characters of the name of each region. */
const PLACES = [
  [1, 8, '黑', '黑龙江'],
  [2, 1, '新', '新疆'],
  [2, 5, '蒙', '内蒙古'],
  [2, 6, '京', '北京'],
  [2, 7, '辽', '辽宁'],
  [2, 8, '吉', '吉林'],
  [3, 2, '青', '青海'],
  [3, 3, '甘', '甘肃'],
  [3, 4, '宁', '宁夏'],
  [3, 5, '晋', '山西'],
  [3, 6, '冀', '河北'],
  [3, 7, '津', '天津'],
  [4, 2, '藏', '西藏'],
  [4, 3, '川', '四川'],
  [4, 4, '陕', '陕西'],
  [4, 5, '豫', '河南'],
  [4, 6, '鲁', '山东'],
  [5, 4, '渝', '重庆'],
  [5, 5, '鄂', '湖北'],
  [5, 6, '皖', '安徽'],
  [5, 7, '苏', '江苏'],
  [5, 8, '沪', '上海'],
  [6, 3, '滇', '云南'],
  [6, 4, '黔', '贵州'],
  [6, 5, '湘', '湖南'],
  [6, 6, '赣', '江西'],
  [6, 7, '浙', '浙江'],
  [7, 4, '桂', '广西'],
  [7, 5, '粤', '广东'],
  [7, 6, '闽', '福建'],
  [7, 7, '台', '台湾'],
  [8, 4, '琼', '海南'],
  [8, 5, '澳', '澳门'],
  [8, 6, '港', '香港'],
] as const;

function placeOf(label: string) {
  return PLACES.find(([, , , name]) => label.startsWith(name));
}

/** Whether a name such as 内蒙古自治区 or 内蒙古服务专员 is about the region of another name. */
export function sameRegion(one: string, other: string): boolean {
  return PLACES.some(([, , , name]) => one.startsWith(name) && other.startsWith(name));
}

/** 内蒙古 of 内蒙古自治区; the name of a province or of a municipality is short as it is. */
export function regionName(label: string): string {
  return label.endsWith('区') ? (placeOf(label)?.[3] ?? label) : label;
}

/** The region in one character: 鲁 of 山东省. */
export function regionMark(label: string): string {
  return placeOf(label)?.[2] ?? label.slice(0, 1);
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
    const [row, column] = placeOf(label) ?? [9, (others += 1)];
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
