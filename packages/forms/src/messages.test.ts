// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import type * as Messages from './messages.zh.js';
import { fileMessages, ruleMessages, uploadMessages } from './messages.zh.js';
import { readFixtures } from './testing/read-fixtures.js';

/** The sentences of a name or a number, as the forms' rules had them made: 昵称最多20个字. */
const made = vi.hoisted(() => new Set<string>());

vi.mock('./messages.zh.js', async (importOriginal) => {
  function listenTo<Table extends object>(table: Table): Table {
    const heard = Object.entries(table).map(([name, words]: [string, unknown]) => {
      if (typeof words !== 'function') return [name, words];
      return [
        name,
        (...given: unknown[]) => {
          const sentence: unknown = Reflect.apply(words, undefined, given);
          made.add(String(sentence));
          return sentence;
        },
      ];
    });
    return Object.fromEntries(heard) as Table;
  }
  const original = await importOriginal<typeof Messages>();
  return {
    ...original,
    ruleMessages: listenTo(original.ruleMessages),
    fileMessages: listenTo(original.fileMessages),
  };
});

const source = import.meta.dirname;

/** What no example of a form can show, and the test that shows it. */
const shownElsewhere: Readonly<Record<string, string>> = {
  // Of files that go ahead of their form: said while they are chosen, so that the form never holds too many.
  最多上传2个文件: 'shopApplication/ShopApplicationForm.test.tsx',
  最多上传10个文件: 'bookFeedback/BookFeedbackForm.test.tsx',
  // By the browser, of a file that is gone when it is read.
  '文件无法读取，请重新选择': 'uploads/use-file-field.test.tsx',
  // Of a request alone: the form offers lists, and whoever uses it cannot choose what is not on them.
  身份有误: 'registration/schema.test.ts',
  学段有误: 'registration/schema.test.ts',
  学科有误: 'registration/schema.test.ts',
  年级有误: 'registration/schema.test.ts',
  '省市有误，请重新选择': 'registration/schema.test.ts',
  验证方式有误: 'registration/schema.test.ts',
  没有这个店铺平台: 'shopApplication/schema.test.ts',
  没有这个省份: 'shopApplication/schema.test.ts',
  '所在省、市最多100个字': 'bookDonation/schema.test.ts',
};

/** What the invalid examples of each form are told, by its folder. */
const told = new Map(
  [...(await readFixtures())].map(([form, fixtures]) => [
    form,
    new Set(fixtures.flatMap(({ invalid }) => invalid.flatMap(({ messages }) => Object.values(messages)))),
  ]),
);
const toldByAny = new Set([...told.values()].flatMap((messages) => [...messages]));

// The rules are built, and their sentences made, while their module is read.
await Promise.all(globSync('*/schema.ts', { cwd: source }).map((file) => import(join(source, file))));

function isText(words: unknown): words is string {
  return typeof words === 'string';
}

/** What a form says of a field that is not filled in, or not rightly, wherever it stands in its words. */
function complaintsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, part]: [string, unknown]) =>
    isText(part) ? (['missing', 'invalid', 'different'].includes(name) ? [part] : []) : complaintsIn(part),
  );
}

const rules = [ruleMessages, fileMessages, uploadMessages].flatMap((table) => Object.values<unknown>(table));

describe('what the rules say', () => {
  it('is made of names and numbers in some forms', () => {
    expect([...made]).toEqual(expect.arrayContaining(['昵称最多20个字', '问题描述至少10个字']));
  });

  it.each([...new Set([...rules.filter(isText), ...made])])('is told some invalid example: %s', (words) => {
    expect(toldByAny.has(words) || Object.hasOwn(shownElsewhere, words)).toBe(true);
  });
});

describe.each(globSync('*/messages.zh.ts', { cwd: source }).map(dirname))(
  'what %s says of a field',
  (form) => {
    it('is told an invalid example of its own', async () => {
      const complaints = complaintsIn(await import(join(source, form, 'messages.zh.ts')));
      // Words that several forms share stand in a folder without a form.
      const shown = told.get(form) ?? toldByAny;
      const unshown = complaints.filter(
        (words) => !shown.has(words) && !Object.hasOwn(shownElsewhere, words),
      );
      expect(unshown).toEqual([]);
    });
  },
);

it.each(Object.entries(shownElsewhere))('%s: no example has it, but %s', (words, file) => {
  expect(toldByAny.has(words)).toBe(false);
  expect(readFileSync(join(source, file), 'utf8').includes(words)).toBe(true);
});
