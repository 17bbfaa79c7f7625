import type { PaperProperties } from '@inkstone/api/types';

/** A condition that papers are filtered by. */
export interface PaperFilter {
  /** Name of the parameter, in the address and on the wire. */
  id: 'grade_id' | 'subject_id' | 'address_id' | 'type_id' | 'year_id';
  label: string;
  /** Where its options stand in the answer of the lookup. */
  property: keyof PaperProperties;
}

/** The five filter rows of papers, in the order of Spec A 2. */
export const PAPER_FILTERS: readonly PaperFilter[] = [
  { id: 'grade_id', label: '年级', property: 'grade' },
  { id: 'subject_id', label: '学科', property: 'subject' },
  { id: 'address_id', label: '地区', property: 'address' },
  { id: 'type_id', label: '类型', property: 'type' },
  { id: 'year_id', label: '年份', property: 'year' },
];
