import { describe, expect, it } from 'vitest';

import { wireShop } from '../samples/shops.js';
import { toShop, toSignBoard } from './shop.js';

const client = { fileUrl: (path: string) => `https://files.test${path}` };
const DAY = 24 * 60 * 60;
const shop = wireShop();

function boardAt(seconds: number) {
  return toSignBoard(shop, seconds * 1000, client);
}

describe('the term on the board of a shop', () => {
  it.each([
    [shop.start_time - DAY, '2026-01-01 起', 'plain'],
    [shop.start_time, '至 2027-12-31', 'plain'],
    [shop.end_time - 20 * DAY, '即将到期 2027-12-31', 'warn'],
    [shop.end_time + DAY, '已过期 2027-12-31', 'danger'],
  ])('at %d reads %s', (seconds, text, tone) => expect(boardAt(seconds).term).toEqual({ text, tone }));
});

it('leads into a shop only while it is authorized', () => {
  expect(boardAt(shop.start_time).shopHref).toBe('https://example.com/tmall/shop-1007');
  expect(boardAt(shop.end_time + DAY).shopHref).toBeUndefined();
});

it('does not open an address that is no web address, but shows it', () => {
  const other = toShop(wireShop({ shop_url: 'javascript:alert(1)' }), shop.start_time * 1000, client);
  expect(other.href).toBeUndefined();
  expect(other.address).toBe('javascript:alert(1)');
});
