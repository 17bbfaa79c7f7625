import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { priceText } from '../../src/rules/index.js';

describe('priceText (spec: A3 book price, B3 recommended product price)', () => {
  it.each([
    [46.8, '¥ 46.80'],
    [120, '¥ 120.00'],
    [0.5, '¥ 0.50'],
    [0, '暂无定价'],
  ])('of %d yuan is %s', (yuan, text) => expect(priceText(yuan)).toBe(text));

  it('keeps the cents', () => {
    assert(
      property(integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(Number(priceText(cents / 100).slice(2))).toBe(cents / 100);
      }),
    );
  });
});
