// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { region } from './region.js';
import { messageOf } from './message-of.js';

const rule = region('请选择省市');

it('requires a province and a city', () => {
  const chosen = fc.constantFrom('', '33', '浙江省');
  fc.assert(
    fc.property(chosen, chosen, (province, city) => {
      const missing = [province, city].includes('');
      expect(messageOf(rule, { province, city })).toBe(missing ? '请选择省市' : null);
    }),
  );
});

it('keeps the choice', () => {
  expect(rule.parse({ province: '浙江省', city: '杭州市' })).toEqual({
    province: '浙江省',
    city: '杭州市',
  });
});
