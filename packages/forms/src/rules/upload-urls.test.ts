// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { messageOf } from './message-of.js';
import { uploadUrls } from './upload-urls.js';

const rule = uploadUrls({ missing: '请上传图片', most: 2 });

testRule('rule', rule, [
  ['', '请上传图片'],
  [' , ', '请上传图片'],
  ['/files/uploads/a.jpg', null],
  [' /files/uploads/a.jpg,/files/uploads/b.png ', null],
  ['/files/uploads/a.jpg,/files/uploads/b.png,/files/uploads/c.gif', '最多上传2个文件'],
  [`/files/uploads/${'a'.repeat(8000)}.jpg`, '上传的文件已失效，请重新上传'],
  [undefined, '请上传图片'],
]);

it('counts the addresses and ignores empty ones', () => {
  const gap = fc.constantFrom(',', ' , ', ',,');
  fc.assert(
    fc.property(fc.nat({ max: 4 }), gap, (count, between) => {
      const urls = Array.from({ length: count }, (_, index) => `/files/uploads/${String(index)}.jpg`);
      const refusal = count === 0 ? '请上传图片' : '最多上传2个文件';
      expect(messageOf(rule, urls.join(between))).toBe(count === 1 || count === 2 ? null : refusal);
    }),
  );
});

it('may be empty without a message for that', () => {
  expect(messageOf(uploadUrls({ most: 1 }), '')).toBe(null);
  expect(messageOf(uploadUrls({ most: 1 }), '/files/uploads/a.jpg,/files/uploads/b.png')).toBe(
    '只可上传一个文件',
  );
});
