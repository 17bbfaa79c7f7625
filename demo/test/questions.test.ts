import { existsSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { buildBooks } from '../make/books/build-books.js';
import { buildResources } from '../make/books/resources.js';
import { isTaught, unitsOf } from '../make/books/units.js';
import { gradesOf, stages, type StageKey, subjectOf } from '../make/lookups/school.js';
import { bodiesOf, type QuestionItem } from '../make/media/bank/question.js';
import { bankOf } from '../make/media/bank/read-banks.js';
import { paperFont, treesOf } from '../make/media/output/typst.js';
import { lettersOf, partsOf, type Tree, trees } from '../make/media/output/word/tree.js';
import { buildPapers } from '../make/papers/build-papers.js';
import { assetsFolder } from '../make/places.js';

const banks = stages.flatMap((stage) =>
  stage.subjectIds.map((id) => ({ stage, subject: subjectOf(id).name })),
);

const font = new Set(new Face(new Blob(paperFont())).collectUnicodes());

function missingIn(text: string): string[] {
  return Array.from(text).filter((sign) => sign > '\u2e80' && !font.has(sign.codePointAt(0) ?? 0));
}

/** The grades and units that questions of a bank may belong to. */
function topicsOf(
  stage: (typeof stages)[number],
  subject: ReturnType<typeof subjectOf>['name'],
): Set<string> {
  const taught = gradesOf(stage.id).filter(({ name }) => isTaught(stage.key, subject, name));
  return new Set(taught.flatMap(({ name }) => [name, ...unitsOf(stage.key, subject, name)]));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.replace(/^(?:##|>>)/, ''));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function flat(tree: Tree): string {
  const inside = [tree.body, tree.base, tree.t, tree.b, tree.num, tree.denom, tree.radicand];
  return (
    [...(partsOf(tree) ?? inside.filter((part) => part !== undefined))].map(flat).join('') + lettersOf(tree)
  );
}

function itemsOf(stage: StageKey, subject: ReturnType<typeof subjectOf>['name']): QuestionItem[] {
  return bankOf(stage, subject)
    .sections.flatMap(({ questions }) => questions)
    .flatMap((question) => bodiesOf(question))
    .flatMap((body) => body.items ?? [body]);
}

describe.each(banks)('questions of $stage.name $subject', ({ stage, subject }) => {
  const bank = bankOf(stage.key, subject);
  const questions = bank.sections.flatMap((section) => section.questions);
  const items = itemsOf(stage.key, subject);

  test('belong to units of the textbooks', () => {
    const known = topicsOf(stage, subject);
    const unknown = questions.flatMap(({ units }) => units.filter((unit) => !known.has(unit)));
    expect(unknown).toEqual([]);
  });

  test('have an answer, one of different options', () => {
    for (const { stem, options, choices, answer } of items) {
      const offered = options ?? choices ?? [];
      expect(new Set(offered).size, stem).toBe(offered.length);
      if (choices) expect(answer, stem).toMatch(/^[A-D]{1,4}$/);
      else if (!options) expect(answer, stem).toBeTruthy();
    }
  });

  test('say how the answer is found (解析)', () => {
    expect(items.filter(({ why }) => why === undefined).map(({ stem }) => stem)).toEqual([]);
  });

  test('have figures that exist', () => {
    for (const { figure } of items) {
      if (figure !== undefined)
        expect(existsSync(new URL(`questions/figures/${figure}`, assetsFolder)), figure).toBe(true);
    }
  });

  test('can be read by Typst and have only characters of the font of the papers', () => {
    const texts = textsOf(bank);
    const shown = trees.parse(treesOf(texts)).map(flat).join('');
    expect([...new Set(missingIn(shown))], 'run assets/make-font.mjs').toEqual([]);
    expect(shown).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('the font has every character of the titles', () => {
  const titles = [
    ...buildPapers().map(({ title }) => title),
    ...buildResources(buildBooks()).flatMap(({ bookTitle, showName }) => [bookTitle, showName]),
  ];
  expect([...new Set(missingIn(titles.join('')))], 'run assets/make-font.mjs').toEqual([]);
});
