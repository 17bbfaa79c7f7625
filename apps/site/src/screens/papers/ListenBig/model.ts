import { chosen, type FilterValues } from '@inkstone/ui/components/FilterRows';
import type { SentenceBlank } from '@inkstone/ui/patterns/FilterSentence';

import { toDimensions, type ListFilter } from '../../../kits/list/list-model.js';
import type { PaperFilter } from '../../../kits/papers/paper-filters.js';

/** The conditions in the order in which the sentence names them: 2026 年 各地 的 高三 各科 各类 试卷. */
const SENTENCE: readonly { id: PaperFilter['id']; open: string; unit?: string; after?: string }[] = [
  { id: 'year_id', open: '各年', unit: ' 年' },
  { id: 'address_id', open: '各地', after: '的' },
  { id: 'grade_id', open: '各年级' },
  { id: 'subject_id', open: '各科' },
  { id: 'type_id', open: '各类' },
];

export function toBlanks(filters: readonly ListFilter[], choices: FilterValues): SentenceBlank[] {
  const picked = chosen(toDimensions(filters), choices);
  return SENTENCE.flatMap(({ id, unit = '', ...words }) => {
    const filter = filters.find((candidate) => candidate.id === id);
    if (filter === undefined) return [];
    const value = picked.find(({ dimension }) => dimension.id === id)?.option.label;
    return [{ id, label: filter.label, value: value && `${value}${unit}`, ...words }];
  });
}
