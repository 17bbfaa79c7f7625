import { describe, expect, test } from 'vitest';
import { isTaught, unitsOf } from '../make/books/units.js';
import { gradesOf } from '../make/lookups/school.js';
import { enoughQuestions } from '../make/media/bank/coverage.js';
import { countOf } from '../make/media/bank/select-questions.js';
import { composePaper, sectionsOf, titleLines } from '../make/media/compose-paper.js';
import { buildPapers, type Paper } from '../make/papers/build-papers.js';
import { specOf } from '../make/papers/paper-spec.js';

const papers = buildPapers();

/** What a paper of a grade may ask about: that grade and those before it in the stage. */
function withinReach({ stage, gradeId, subjectName }: Paper): Set<string> {
  const grades = gradesOf(stage.id).filter(
    ({ id, name }) => id <= gradeId && isTaught(stage.key, subjectName, name),
  );
  return new Set(grades.flatMap(({ name }) => [name, ...unitsOf(stage.key, subjectName, name)]));
}

describe('each of the papers', () => {
  test('on a unit asks about this unit only', () => {
    for (const paper of papers) {
      if (paper.unit === undefined) continue;
      expect(paper.title).toContain(paper.unit);
      const asked = sectionsOf(specOf(paper)).sections.flatMap(({ questions }) => questions);
      expect(countOf(asked), paper.title).toBeGreaterThanOrEqual(enoughQuestions);
      for (const { entry } of asked) expect(entry.units, paper.title).toContain(paper.unit);
    }
  });

  test('of an examination asks about its grade or what was taught before', () => {
    for (const paper of papers) {
      const reach = withinReach(paper);
      for (const { entry } of sectionsOf(specOf(paper)).sections.flatMap(({ questions }) => questions)) {
        expect(
          entry.units.some((unit) => reach.has(unit)),
          `${paper.title}: ${entry.units.join()}`,
        ).toBe(true);
      }
    }
  });

  test('prints the marks of all questions of a section or of none, and they add up', () => {
    for (const paper of papers) {
      const { sections, score } = composePaper(specOf(paper));
      let printed = 0;
      for (const { note, items } of sections) {
        const marks = items.flatMap((item) => (item.kind === 'question' ? [item.score] : []));
        expect(new Set(marks.map((mark) => mark === null)).size, `${paper.title} ${note}`).toBe(1);
        const total = Number(/共(\d+)分/u.exec(note)?.[1]);
        if (marks[0] !== null) expect(marks.reduce((sum: number, mark) => sum + (mark ?? 0), 0)).toBe(total);
        printed += total;
      }
      expect(printed, paper.title).toBe(score);
    }
  });

  test('has an answer for each of its questions, under the same number', () => {
    for (const paper of papers) {
      const { sections, answers } = composePaper(specOf(paper));
      const asked = sections
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.kind === 'question' ? [item.number] : []));
      const solved = answers.flatMap(({ items }) => items).map(({ number }) => number);
      expect(solved).toEqual(asked);
      expect(asked).toEqual(asked.map((_, at) => at + 1));
    }
  });
});

test('no two papers of a grade and subject are about the same unit', () => {
  const topics = papers
    .filter(({ unit }) => unit !== undefined)
    .map(({ gradeName, subjectName, unit }) => `${gradeName}${subjectName}：${String(unit)}`);
  expect(topics.filter((topic, place) => topics.indexOf(topic) !== place)).toEqual([]);
});

test('the letter of the right answer follows the order of the options', () => {
  for (const paper of papers.slice(0, 40)) {
    for (const { items } of sectionsOf(specOf(paper)).sections.flatMap(({ questions }) => questions)) {
      for (const { source, choices, answer } of items) {
        if (source.options) expect(choices['ABCD'.indexOf(answer)]).toBe(source.options[0]);
      }
    }
  }
});

test('a long title is divided after the school year', () => {
  expect(titleLines('云南省红河州2023—2024学年初二下学期期末考试历史试题')).toEqual([
    '云南省红河州2023—2024学年',
    '初二下学期期末考试历史试题',
  ]);
  expect(titleLines('初二物理课时练习：声现象')).toEqual(['初二物理课时练习：声现象']);
});
