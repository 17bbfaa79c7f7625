import { describe, expect, it } from 'vitest';

import { toCatalogueBook, toListedPaper, toPaper } from '../../src/props/catalogue.js';
import { stageOfTitle, toStage, toStageByName } from '../../src/props/stages.js';
import { book, paper } from '../fixtures.js';
import { links } from './links.js';

describe('stage', () => {
  it.each([
    [169, 'high'],
    [9, 'high'],
    [164, 'middle'],
    [158, 'primary'],
    [undefined, 'neutral'],
    [1, 'neutral'],
  ])('of grade id %s is %s', (id, stage) => expect(toStage(id)).toBe(stage));

  it.each([
    ['高三', 'high'],
    ['初二', 'middle'],
    ['九年级', 'middle'],
    ['三年级', 'primary'],
    ['通用', 'neutral'],
  ])('of a paper for %s is %s', (name, stage) => expect(toStageByName(name)).toBe(stage));

  it.each([
    ['新高考物理', 'high'],
    ['中考冲刺数学', 'middle'],
    ['小学语文同步练', 'primary'],
    ['教师用书', 'neutral'],
  ])('of the title %s is %s', (title, stage) => expect(stageOfTitle(title)).toBe(stage));
});

it('maps a book to the props of its card', () => {
  expect(toCatalogueBook(book, links)).toEqual({
    id: 128,
    title: '高考数学总复习·函数与导数',
    intro: '按课时编排。',
    href: '#/2/128',
    image: 'https://api.test/files/public/books/128/cover.webp',
    wide: false,
    grade: '高三',
    subject: '数学',
    year: '2027',
    price: 46.8,
    stage: 'high',
  });
});

it('gives a picture of img_type 2 the landscape form (spec: B3 article rotated image)', () =>
  expect(toCatalogueBook({ ...book, img_type: 2 }, links).wide).toBe(true));

it('dates a paper by the first ten characters of its time (spec: A3 paper date, B9 paper date)', () =>
  expect(toPaper(paper, links)).toMatchObject({ date: '2026-11-12', href: '#/1/512', stage: 'high' }));

it('shows a paper in a list with all that the list is filtered by', () => {
  expect(toListedPaper({ ...paper, is_collect: 1 }, links)).toMatchObject({
    meta: ['高三', '数学', '北京', '期中考试'],
    year: '2026',
    views: 1280,
    favourite: true,
  });
});
