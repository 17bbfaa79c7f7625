import { useId } from 'react';

import { Chip } from '../Chip/index.js';
import { beginAt } from '../modal/begin-at.js';
import { FoldLabel } from '../fold/FoldLabel.js';
import { useFold } from '../fold/use-fold.js';
import { Skeleton } from '../Skeleton/index.js';
import { Fold, Name, Options, Row, Window, type RowLayout } from './FilterRow.styles.js';
import { chosenFirst, inGroups, type FilterDimension } from './filters.js';
import { OptionChips } from './OptionChips.js';
import { filterRowsMessages } from './messages.zh.js';

/** Height in px above which a row folds (Spec A 9): two lines of chips. */
const FOLD_HEIGHT = 65;

function beginAtSelected(row: HTMLDivElement | null): void {
  beginAt(row?.querySelector('[aria-pressed="true"]'));
}

interface FilterRowProps {
  dimension: FilterDimension;
  /** '' for 全部. */
  value: string;
  /** In a sheet the name is above the options; in a line with other rows both are as wide as their text. */
  layout: RowLayout;
  /** Its selected option takes the focus when the dialog around it opens. */
  first: boolean;
  onChange: (value: string) => void;
}

export function FilterRow({ dimension, value, layout, first, onChange }: FilterRowProps) {
  const { label, options, loading = false } = dimension;
  const nameId = useId();
  const stacked = layout === 'sheet';
  const foldable = layout === 'panel';
  const limit = foldable ? FOLD_HEIGHT : Infinity;
  const { contentRef, foldable: tall, expanded, toggle, onFocus } = useFold<HTMLDivElement>(limit);
  // In a folded row the selected option could be hidden.
  const groups = inGroups(tall && !expanded ? chosenFirst(options, value) : options);

  return (
    <Row ref={first ? beginAtSelected : undefined} $layout={layout} data-dimension={dimension.id}>
      <Name id={nameId}>{label}</Name>
      <Window $foldHeight={foldable && !expanded ? FOLD_HEIGHT : null} onFocus={onFocus}>
        <Options
          $stacked={stacked}
          $grouped={groups.length > 1}
          ref={contentRef}
          role="group"
          aria-labelledby={nameId}
          aria-busy={loading}
        >
          <Chip selected={value === ''} onClick={() => onChange('')}>
            {filterRowsMessages.all}
          </Chip>
          {loading ? (
            <Skeleton shape="block" width="16rem" height="30px" />
          ) : (
            <OptionChips groups={groups} stacked={stacked} value={value} onChange={onChange} />
          )}
        </Options>
      </Window>
      {tall && (
        <Fold
          type="button"
          aria-expanded={expanded}
          aria-label={expanded ? filterRowsMessages.foldRow(label) : filterRowsMessages.expandRow(label)}
          onClick={toggle}
        >
          <FoldLabel expanded={expanded} />
        </Fold>
      )}
    </Row>
  );
}
