import { expect, it } from 'vitest';

import { chosen, type FilterDimension } from './filters.js';

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
