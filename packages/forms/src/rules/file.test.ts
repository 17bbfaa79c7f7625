// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { attachmentTypes, avatarTypes, extensionsOf, fileRule, maxFileBytes } from './file.js';
import { messageOf } from './message-of.js';

const work = fileRule({ most: 1, types: attachmentTypes, missing: '请上传附件' });
const photos = fileRule({ most: 10, types: avatarTypes });

const file = (name: string, size = 1000) => ({ name, size });

it.each([
  ['a work', [file('作品.docx')], null],
  ['an extension in capitals', [file('SCAN.JPEG')], null],
  ['a name with dots', [file('v1.2.pdf')], null],
  ['exactly 5 MB', [file('a.png', 5_242_880)], null],
  ['nothing', [], '请上传附件'],
  ['two files', [file('a.png'), file('b.png')], '只可上传一个文件'],
  ['one byte more', [file('a.png', 5_242_881)], '文件大小请控制在5M之内'],
  ['an empty file', [file('a.png', 0)], '文件是空的，请重新选择'],
  ['another ending', [file('a.svg')], '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'],
  ['a second ending', [file('a.pdf.exe')], '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'],
  ['no ending', [file('pdf')], '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'],
])('refuses %s', (_what, files, message) => expect(messageOf(work, files)).toBe(message));

it('accepts no file if none is required, and at most the given number', () => {
  expect(messageOf(photos, [])).toBeNull();
  expect(
    messageOf(
      photos,
      Array.from({ length: 10 }, () => file('a.jpg')),
    ),
  ).toBeNull();
  expect(
    messageOf(
      photos,
      Array.from({ length: 11 }, () => file('a.jpg')),
    ),
  ).toBe('最多上传10个文件');
  expect(messageOf(photos, [file('a.gif')])).toBe('仅支持 jpg、jpeg、png 格式');
});

it('accepts all names with a valid extension, up to the maximum size', () => {
  const named = fc.tuple(fc.string(), fc.constantFrom(...extensionsOf(attachmentTypes)));
  fc.assert(
    fc.property(named, fc.integer({ min: 1, max: 2 * maxFileBytes }), ([name, extension], size) => {
      expect(messageOf(work, [file(`${name}.${extension}`, size)]) === null).toBe(size <= maxFileBytes);
    }),
  );
});
