import { describe, expect, test } from 'vitest';
import { banks } from '../../../src/content/media/bank/banks.js';
import type { Question, Template } from '../../../src/content/media/bank/question.js';
import { loadPaperFont } from '../../../src/content/media/typeset/font.js';
import { flat, parseInline } from '../../../src/content/media/typeset/inline.js';
import { seededRandom } from '../../../src/content/text/random.js';

const subjects = Object.entries(banks).flatMap(([stage, bySubject]) =>
  Object.entries(bySubject).map(([subject, bank]) => [`${stage} ${subject}`, bank] as const),
);

function drawn(template: Template): Question[] {
  return Array.from({ length: 25 }, (_, seed) => template.make(seededRandom(seed + 1))).flatMap(
    (question) => [question, ...(question.items ?? [])],
  );
}

function textsOf(question: Question): string[] {
  const { stem, passage = '', answer, choices = [], parts = [], table = [] } = question;
  return [stem, passage, answer, ...choices, ...parts, ...table.flat()].flatMap((text) => text.split('\n'));
}

describe.each(subjects)('questions of %s', (_, bank) => {
  const questions = bank.sections
    .flatMap(({ templates }) => templates)
    .flatMap((template) => drawn(template));

  test('have four different answers, one of them marked as right', () => {
    for (const { choices, answer, stem } of questions) {
      if (!choices) continue;
      expect(new Set(choices).size, stem).toBe(4);
      expect(answer, stem).toMatch(/^[A-D]+(?:\u3000|$)/u);
    }
  });

  test('have an answer', () => {
    for (const question of questions) {
      if (!question.items) expect(question.answer, question.stem).not.toBe('');
    }
  });

  test('contain no NaN, infinite or unrounded number', () => {
    for (const text of questions.flatMap((question) => textsOf(question))) {
      expect(text).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5,}|\+-|--/);
    }
  });

  test('use only characters of the font of the papers', () => {
    const font = loadPaperFont();
    const missing = new Set<string>();
    for (const text of questions.flatMap((question) => textsOf(question))) {
      for (const character of flat(parseInline(text))) {
        if (font.glyphOf(character.codePointAt(0) ?? 0) === 0) missing.add(character);
      }
    }
    expect([...missing], 'run content-media/make-font.mjs').toEqual([]);
  });
});

test('the letter of the right answer follows the shuffled order', () => {
  const bank = banks.middle.数学;
  const opposite = bank?.sections[0]?.templates[0];
  for (let seed = 1; seed < 20; seed += 1) {
    const question = opposite?.make(seededRandom(seed));
    const number = /^\$-(\d+)\$的相反数/.exec(question?.stem ?? '')?.[1];
    expect(question?.choices?.['ABCD'.indexOf(question.answer)]).toBe(number);
  }
});
