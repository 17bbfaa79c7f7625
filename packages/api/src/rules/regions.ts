/** The regions of the mainland with their provinces by short name, in the usual order of both. */
const REGIONS: readonly (readonly [region: string, provinces: readonly string[]])[] = [
  ['华北', ['北京', '天津', '河北', '山西', '内蒙古']],
  ['东北', ['辽宁', '吉林', '黑龙江']],
  ['华东', ['上海', '江苏', '浙江', '安徽', '福建', '江西', '山东']],
  ['华中', ['河南', '湖北', '湖南']],
  ['华南', ['广东', '广西', '海南']],
  ['西南', ['重庆', '四川', '贵州', '云南', '西藏']],
  ['西北', ['陕西', '甘肃', '青海', '宁夏', '新疆']],
];

const PLACES = REGIONS.flatMap(([region, provinces]) => provinces.map((name) => ({ name, region })));

export interface PlaceOfProvince {
  /** 内蒙古 for 内蒙古自治区. */
  shortName: string;
  /** One of the seven regions, or 其他 for a name that is none of their provinces. */
  region: string;
  /** Position among all provinces; names that are none of them come last. */
  order: number;
}

/** The position of a province in rows of regions, by its full or its short name. */
export function placeOfProvince(name: string): PlaceOfProvince {
  const order = PLACES.findIndex((place) => name.startsWith(place.name));
  const place = PLACES[order];
  return place === undefined
    ? { shortName: name, region: '其他', order: PLACES.length }
    : { shortName: place.name, region: place.region, order };
}
