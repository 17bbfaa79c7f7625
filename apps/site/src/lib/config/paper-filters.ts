import type { PaperProperties } from '@inkstone/api/types';

import { optionId } from './query.js';

type Property = keyof PaperProperties;

/** A condition that papers are filtered by, and the words that it adds to the sentence 我要找 2026 年 各地 的 高三 试卷. */
interface Row {
  /** The name of its options; the parameter is `<name>_id`, and the field of a paper `<name>_name`. */
  name: Property;
  label: string;
  /** Instead of an option, while none is chosen. */
  open: string;
  /** Follows a chosen option as a part of it: 2026 年. */
  unit?: string;
  /** Follows the option, or what stands for it: 各地 的. */
  after?: string;
}

/** The filter rows of papers, in the order of Spec A 2. */
const ROWS: readonly Row[] = [
  { name: 'grade', label: '年级', open: '各年级' },
  { name: 'subject', label: '学科', open: '各科' },
  { name: 'address', label: '地区', open: '各地', after: '的' },
  { name: 'type', label: '类型', open: '各类' },
  { name: 'year', label: '年份', open: '各年', unit: '年' },
];

export const PAPER_FILTERS = ROWS.map((row) => ({
  ...row,
  id: `${row.name}_id` as const,
  field: `${row.name}_name` as const,
}));

type PaperFilter = (typeof PAPER_FILTERS)[number];

/** The parameters of the list of papers that stand for these rows. */
export const PAPER_FILTER_IDS = Object.fromEntries(PAPER_FILTERS.map(({ id }) => [id, optionId])) as Record<
  PaperFilter['id'],
  typeof optionId
>;

/** As the sentence names them: the year first, then the place. */
const FIRST: readonly Property[] = ['address', 'year'];
export const PAPER_SENTENCE = [...PAPER_FILTERS].sort(
  (one, other) => FIRST.indexOf(other.name) - FIRST.indexOf(one.name),
);
