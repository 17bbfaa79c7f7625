import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stageBooksPage, stageOfGrade, stageOfGradeName, STAGES } from '../../src/rules/index.js';

describe('stages', () => {
  it.each([
    [167, 9],
    [169, 9],
    [164, 10],
    [166, 10],
    [158, 7],
    [163, 7],
    [9, 9],
    [10, 10],
    [7, 7],
    [999, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of grade %s is %s', (grade, stage) => expect(stageOfGrade(grade)).toBe(stage));

  it('have their own page; without a grade it is that of high school', () => {
    expect(stageBooksPage(168)).toBe('highSchoolBooks');
    expect(stageBooksPage(165)).toBe('middleSchoolBooks');
    expect(stageBooksPage(160)).toBe('primarySchoolBooks');
    expect(stageBooksPage(null)).toBe('highSchoolBooks');
    expect(STAGES.map(({ name }) => name)).toEqual(['高中', '初中', '小学']);
  });

  it('are taken from the lookup where there is one', () => {
    const grades = [
      { id: 170, pid: 9 },
      { id: 167, pid: 10 },
      { id: 171, pid: 4 },
    ];
    expect(stageOfGrade(170, grades)).toBe(9);
    expect(stageOfGrade(167, grades)).toBe(10);
    expect(stageOfGrade(168, grades)).toBe(9);
    expect(stageOfGrade(171, grades)).toBeUndefined();
    expect(stageBooksPage(170, grades)).toBe('highSchoolBooks');
    expect(stageBooksPage(171, grades)).toBe('highSchoolBooks');
  });

  it('are found by the parent of any grade', () => {
    assert(
      property(integer({ min: 200 }), constantFrom(...STAGES), (id, { id: pid, booksPage }) => {
        expect(stageOfGrade(id, [{ id, pid }])).toBe(pid);
        expect(stageBooksPage(id, [{ id, pid }])).toBe(booksPage);
      }),
    );
  });
});

describe('stageOfGradeName', () => {
  it.each([
    ['高一', 9],
    ['高三', 9],
    ['初二', 10],
    ['七年级', 10],
    ['九年级', 10],
    ['一年级', 7],
    ['六年级', 7],
    ['大一', undefined],
    ['', undefined],
  ])('of %j is %s', (name, stage) => expect(stageOfGradeName(name)).toBe(stage));

  it('accepts the names of the stages', () => {
    for (const { id, name } of STAGES) expect(stageOfGradeName(name)).toBe(id);
  });
});
