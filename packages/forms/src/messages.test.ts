// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { readFixtures } from './testing/read-fixtures.js';
import { fileMessages } from './rules/file.js';
import { mobileMessages } from './rules/mobile.js';
import { textMessages } from './rules/text.js';

// The rules of the forms are built, and their messages with them, when the schemas are imported below.
const built = [
  vi.spyOn(textMessages, 'tooShort'),
  vi.spyOn(textMessages, 'tooLong'),
  vi.spyOn(fileMessages, 'tooMany'),
  vi.spyOn(fileMessages, 'wrongType'),
];

const source = import.meta.dirname;

/** Messages that no example of a form can show, and the test that shows each. */
const shownElsewhere: Readonly<Record<string, string>> = {
  // Files that are uploaded before the form is sent: too many are refused when they are chosen.
  最多上传10个文件: 'bookFeedback/BookFeedbackForm.test.tsx',
  // A file that the browser can no longer read.
  '文件无法读取，请重新选择': 'uploads/use-file-field.test.tsx',
  // Only in requests: each slot of the album takes one file.
  最多上传2个文件: 'shopApplication/schema.test.ts',
  // Only in requests: on the page the visitor chooses from lists.
  身份有误: 'registration/schema.test.ts',
  学段有误: 'registration/schema.test.ts',
  学科有误: 'registration/schema.test.ts',
  年级有误: 'registration/schema.test.ts',
  '省市有误，请重新选择': 'registration/schema.test.ts',
  验证方式有误: 'registration/schema.test.ts',
  没有这个店铺平台: 'shopApplication/schema.test.ts',
  没有这个省份: 'shopApplication/schema.test.ts',
  '所在省、市最多100个字': 'bookDonation/schema.test.ts',
  '上传的文件已失效，请重新上传': 'rules/upload-urls.test.ts',
};

/** The messages of the invalid examples, by the folder of the form. */
const shownByForm = new Map(
  [...(await readFixtures())].map(([form, fixtures]) => [
    form,
    new Set(fixtures.flatMap(({ invalid }) => invalid.flatMap(({ messages }) => Object.values(messages)))),
  ]),
);
const shownByAny = new Set([...shownByForm.values()].flatMap((messages) => [...messages]));

await Promise.all(globSync('*/schema.ts', { cwd: source }).map((file) => import(join(source, file))));
const builtMessages = built.flatMap(({ mock }) => mock.results.map(({ value }) => String(value)));

function isText(message: unknown): message is string {
  return typeof message === 'string';
}

/** The constant messages of a rule: the exports of its module whose names end in `Messages`. */
async function messagesOfRule(file: string): Promise<string[]> {
  const exports = (await import(join(source, file))) as Record<string, object>;
  const tables = Object.entries(exports).filter(([name]) => name.endsWith('Messages'));
  return tables.flatMap(([, table]) => Object.values(table).filter(isText));
}

/** The messages about missing or invalid input in the messages of a form, at any depth. */
function complaintsIn(messages: unknown): string[] {
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, part]: [string, unknown]) =>
    isText(part) ? (['missing', 'invalid', 'different'].includes(name) ? [part] : []) : complaintsIn(part),
  );
}

const rules = globSync('rules/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
const ruleMessages = (await Promise.all(rules.map(messagesOfRule))).flat();

describe('the messages of the rules', () => {
  it('include those that are built from a label and a length', () =>
    expect(builtMessages).toEqual(expect.arrayContaining(['昵称最多20个字', '问题描述至少10个字'])));

  it('include the constant ones', () =>
    expect(ruleMessages).toEqual(expect.arrayContaining([mobileMessages.format, '文件大小请控制在5M之内'])));

  it.each([...new Set([...ruleMessages, ...builtMessages])])(
    'are shown by an invalid example: %s',
    (message) => expect(shownByAny.has(message) || Object.hasOwn(shownElsewhere, message)).toBe(true),
  );
});

describe.each(globSync('*/messages.zh.ts', { cwd: source }).map(dirname))(
  'the messages of %s about its fields',
  (form) => {
    it('are shown by invalid examples of the form', async () => {
      const complaints = complaintsIn(await import(join(source, form, 'messages.zh.ts')));
      // A folder without a form holds the messages that several forms share.
      const shown = shownByForm.get(form) ?? shownByAny;
      const unshown = complaints.filter(
        (message) => !shown.has(message) && !Object.hasOwn(shownElsewhere, message),
      );
      expect(unshown).toEqual([]);
    });
  },
);

it.each(Object.entries(shownElsewhere))('%s is shown by no example, but by %s', (message, file) => {
  expect(shownByAny.has(message)).toBe(false);
  expect(readFileSync(join(source, file), 'utf8').includes(message)).toBe(true);
});
