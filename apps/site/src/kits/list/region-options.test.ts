import { expect, it } from 'vitest';

import { regionOptions } from './region-options.js';

it('orders provinces by their regions, and leaves unknown names at the end', () => {
  const provinces = ['四川省', '澳门特别行政区', '天津市', '北京市'];
  const options = regionOptions(provinces.map((label, value) => ({ value: String(value), label })));
  expect(options).toEqual([
    { value: '3', label: '北京', group: '华北' },
    { value: '2', label: '天津', group: '华北' },
    { value: '0', label: '四川', group: '西南' },
    { value: '1', label: '澳门特别行政区', group: '其他' },
  ]);
});
