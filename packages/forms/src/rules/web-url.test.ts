// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { messageOf } from './message-of.js';
import { webUrl } from './web-url.js';

const shopUrl = webUrl('请填写店铺链接');
const format = '链接应以 http:// 或 https:// 开头';

testRule('shopUrl', shopUrl, [
  ['https://shop.example.cn/store/12?from=site', null],
  ['HTTP://shop.example.cn', null],
  [' https://shop.example.cn ', null],
  ['https://书店.example.cn/首页', null],
  ['', '请填写店铺链接'],
  ['  ', '请填写店铺链接'],
  ['店铺在商场三楼', format],
  ['https://', format],
  ['https://shop.example.cn 书香阁', format],
  ['https:shop.example.cn', format],
  ['ftp://shop.example.cn', format],
  ['javascript:alert(1)//https://shop.example.cn', format],
  ['data:text/html,https://shop.example.cn', format],
]);

it.each([
  ['shop.example.cn', 'https://shop.example.cn'],
  [' shop.example.cn:8443/store?id=1 ', 'https://shop.example.cn:8443/store?id=1'],
  ['//shop.example.cn/首页', 'https://shop.example.cn/首页'],
  ['http://shop.example.cn', 'http://shop.example.cn'],
])('completes %j to %s', (value, completed) => expect(shopUrl.parse(value)).toBe(completed));

it('accepts and trims all http(s) addresses', () => {
  const address = fc.webUrl({ size: '-1', withQueryParameters: true });
  fc.assert(
    fc.property(blanks, address, blanks, (before, url, after) => {
      expect(shopUrl.parse(before + url + after)).toBe(url);
    }),
  );
});

it('refuses other schemes, and addresses with spaces', () => {
  const schemes = ['ftp', 'javascript', 'data', 'file', 'httpx', 'ws'];
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: schemes }), fc.webUrl(), (other, url) => {
      expect(messageOf(shopUrl, other)).toBe(format);
      expect(messageOf(shopUrl, `${url} 书香阁`)).toBe(format);
    }),
  );
});
