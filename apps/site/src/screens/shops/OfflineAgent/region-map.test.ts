import { describe, expect, it } from 'vitest';

import { sameRegion, toTiles } from './region-map.js';

function labelled(...labels: string[]) {
  return toTiles(labels.map((label, index) => ({ value: String(index + 1), label })));
}

describe('the map of regions', () => {
  it('has a place for each region, by its full name', () => {
    expect(labelled('内蒙古自治区', '山东省', '香港特别行政区')).toEqual([
      { value: '1', name: '内蒙古自治区', short: '蒙', row: 2, column: 5 },
      { value: '2', name: '山东省', short: '鲁', row: 4, column: 6 },
      { value: '3', name: '香港特别行政区', short: '港', row: 8, column: 6 },
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
