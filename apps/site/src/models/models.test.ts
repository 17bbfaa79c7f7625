import { describe, expect, it } from 'vitest';

import { wireBook } from '../samples/wire.js';
import { toCatalogueBook, toPaper } from './catalogue.js';
import { breakHeadline } from './headline.js';
import { toStage, toStageByName } from './stage.js';

describe('stage', () => {
  it.each([
    [169, 'high'],
    [9, 'high'],
    [164, 'middle'],
    [158, 'primary'],
    [undefined, 'neutral'],
    [1, 'neutral'],
  ])('of grade id %s is %s', (id, stage) => {
    expect(toStage(id)).toBe(stage);
  });

  it.each([
    ['高三', 'high'],
    ['初二', 'middle'],
    ['九年级', 'middle'],
    ['三年级', 'primary'],
    ['通用', 'neutral'],
  ])('of a paper for %s is %s', (name, stage) => {
    expect(toStageByName(name)).toBe(stage);
  });
});

it('dates a paper by the first ten characters of its time (spec: A3 paper date, B9 paper date)', () => {
  const paper = toPaper({
    id: 5,
    title: '高三数学',
    create_time: '2026-11-12 09:30:00',
    image: '',
    is_collect: 0,
    views: 1,
    downloads: 2,
    grade_name: '高三',
    subject_name: '数学',
    type_name: '期中',
    address_name: '山东',
    year_name: '2026',
  });
  expect(paper).toMatchObject({
    date: '2026/11/12',
    href: '#/layout/list/topicSubjectDetails?id=5',
    stage: 'high',
  });
});

it('gives a picture of img_type 2 the landscape form (spec: B3 article rotated image)', () => {
  const client = { fileUrl: (path: string) => path };
  expect(([1, 2] as const).map((img_type) => toCatalogueBook(wireBook({ img_type }), client).wide)).toEqual([
    false,
    true,
  ]);
});

it('breaks a headline after its first comma or colon only', () => {
  expect(breakHeadline('找书：按版次、年级，一步到位')).toBe('找书：\n按版次、年级，一步到位');
  expect(breakHeadline('学生天地')).toBe('学生天地');
});
