import { expect, it } from 'vitest';

import { placeOfProvince } from './regions.js';

it.each([
  ['内蒙古自治区', '内蒙古', '华北'],
  ['北京', '北京', '华北'],
  ['江苏省', '江苏', '华东'],
  ['新疆维吾尔自治区', '新疆', '西北'],
])('puts %s as %s into %s', (name, shortName, region) =>
  expect(placeOfProvince(name)).toMatchObject({ shortName, region }),
);

it('puts a name that is no province of a region last, unchanged', () => {
  const other = placeOfProvince('香港特别行政区');
  expect(other).toMatchObject({ shortName: '香港特别行政区', region: '其他' });
  expect(other.order).toBeGreaterThan(placeOfProvince('新疆').order);
});
