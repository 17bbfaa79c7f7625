import { expect, it } from 'vitest';

import { chosen, inGroups, inLines, type FilterDimension } from './filters.js';

const dimensions: FilterDimension[] = [
  { id: 'year', label: '年份', options: [{ value: '2027', label: '2027' }] },
  { id: 'subject', label: '学科', options: [{ value: '3', label: '英语' }] },
];

it('lists the selected options in the order of the rows', () => {
  const labels = chosen(dimensions, { subject: '3', year: '2027' }).map(({ option }) => option.label);
  expect(labels).toEqual(['2027', '英语']);
});

it('leaves out 全部, missing dimensions and values without an option', () => {
  expect(chosen(dimensions, { year: '' })).toEqual([]);
  expect(chosen(dimensions, { year: '1999', subject: undefined })).toEqual([]);
});

it('keeps the options of a group together, in the order of their first', () => {
  const options = [
    { value: '1', label: '北京', group: '华北' },
    { value: '2', label: '辽宁', group: '东北' },
    { value: '3', label: '天津', group: '华北' },
  ];
  expect(
    inGroups(options).map(({ name, options: members }) => [name, members.map(({ label }) => label)]),
  ).toEqual([
    ['华北', ['北京', '天津']],
    ['东北', ['辽宁']],
  ]);
});

it('puts a joined row into the line of the row before it', () => {
  const [year, subject] = dimensions;
  if (year === undefined || subject === undefined) throw new Error('Two rows are needed');
  const lines = inLines([{ ...year, joined: true }, { ...subject, joined: true }, year]);
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([['year', 'subject'], ['year']]);
});
