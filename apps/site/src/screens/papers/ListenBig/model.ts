import { chosen, type FilterValues } from '@inkstone/ui/components/FilterRows';
import type { SentenceBlank } from '@inkstone/ui/patterns/FilterSentence';

import { PAPER_SENTENCE } from '../../../lib/config/paper-filters.js';
import { toDimensions, type ListFilter } from '../../../kits/list/list-model.js';

/** The conditions as the sentence names them: 2026 年 各地 的 高三 各科 各类 试卷. */
export function toBlanks(filters: readonly ListFilter[], choices: FilterValues): SentenceBlank[] {
  const dimensions = toDimensions(filters);
  const picked = chosen(dimensions, choices);
  return PAPER_SENTENCE.filter(({ id }) => filters.some((filter) => filter.id === id)).map(
    ({ id, label, unit, open, after }) => {
      const value = picked.find(({ dimension }) => dimension.id === id)?.option.label;
      return { id, label, open, after, value: unit === undefined ? value : value && `${value} ${unit}` };
    },
  );
}
