import { chosen, type FilterValues } from '@inkstone/ui/components/FilterRows';
import { Icon } from '@inkstone/ui/components/Icon';

import { toDimensions, type ListFilter } from '../../../kits/list/list-model.js';
import { Chosen, Fold, Label, Unfold } from './FoldedFilters.styles.js';

interface FoldedFiltersProps {
  filters: readonly ListFilter[];
  choices: FilterValues;
  onUnfold: () => void;
}

/** The rows of filters in one line, so that the first window shows what a keyword has found. */
export function FoldedFilters({ filters, choices, onUnfold }: FoldedFiltersProps) {
  const dimensions = toDimensions(filters);
  const picked = chosen(dimensions, choices).map(({ option }) => option.label);
  const labels = dimensions.map(({ label }) => label).join('、');
  return (
    <Fold type="button" aria-expanded={false} onClick={onUnfold}>
      <Icon name="filter" size={16} />
      <Label>筛选</Label>
      <Chosen>{picked.length > 0 ? picked.join(' · ') : `${labels}都不限`}</Chosen>
      <Unfold>
        展开
        <Icon name="chevron-down" size={16} />
      </Unfold>
    </Fold>
  );
}
