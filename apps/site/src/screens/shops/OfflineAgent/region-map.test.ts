import { describe, expect, it } from 'vitest';

import { regionName, sameRegion, toTiles } from './region-map.js';

function labelled(...labels: string[]) {
  const regions = labels.map((label, index) => ({ value: String(index + 1), label }));
  return toTiles(regions, (value) => value === '3');
}

describe('the map of regions', () => {
  it('has a place for each region, by its full name', () => {
    expect(labelled('内蒙古自治区', '山东省', '香港特别行政区')).toEqual([
      { value: '1', name: '内蒙古自治区', short: '蒙', row: 2, column: 5, empty: false },
      { value: '2', name: '山东省', short: '鲁', row: 4, column: 6, empty: false },
      { value: '3', name: '香港特别行政区，没有书店', short: '港', row: 8, column: 6, empty: true },
    ]);
  });

  it('keeps regions that it does not know, each in a place of its own', () => {
    const places = labelled('海外', '其他').map(({ row, column }) => [row, column]);
    expect(places).toEqual([
      [9, 1],
      [9, 2],
    ]);
  });
});

it('tells which telephone belongs to a region', () => {
  expect(sameRegion('山东省', '山东服务专员')).toBe(true);
  expect(sameRegion('山东省', '山西服务专员')).toBe(false);
  expect(sameRegion('海外', '海外')).toBe(false);
});

it('shortens the names of autonomous regions', () => {
  const labels = ['内蒙古自治区', '新疆维吾尔自治区', '香港特别行政区', '黑龙江省', '重庆市', '海外大区'];
  expect(labels.map(regionName)).toEqual(['内蒙古', '新疆', '香港', '黑龙江省', '重庆市', '海外大区']);
});
