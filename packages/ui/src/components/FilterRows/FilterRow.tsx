import { useId } from 'react';

import { Chip } from '../Chip/index.js';
import { FoldLabel } from '../fold/FoldLabel.js';
import { useFold } from '../fold/use-fold.js';
import { Skeleton } from '../Skeleton/index.js';
import { Fold, Name, Options, Row, Window } from './FilterRow.styles.js';
import type { FilterDimension } from './filters.js';
import { filterRowsMessages } from './messages.zh.js';

/** Height in px above which a row folds (Spec A 9): two lines of chips. */
const FOLD_HEIGHT = 65;

interface FilterRowProps {
  dimension: FilterDimension;
  /** '' for 全部. */
  value: string;
  foldable: boolean;
  onChange: (value: string) => void;
}

export function FilterRow({ dimension, value, foldable, onChange }: FilterRowProps) {
  const { label, options, loading = false } = dimension;
  const nameId = useId();
  // In a sheet a row never folds.
  const limit = foldable ? FOLD_HEIGHT : Infinity;
  const { contentRef, foldable: tall, expanded, toggle, onFocus } = useFold<HTMLDivElement>(limit);

  return (
    <Row $stacked={!foldable}>
      <Name id={nameId}>{label}</Name>
      <Window $foldHeight={foldable && !expanded ? FOLD_HEIGHT : null} onFocus={onFocus}>
        <Options
          $stacked={!foldable}
          ref={contentRef}
          role="group"
          aria-labelledby={nameId}
          aria-busy={loading}
        >
          <Chip
            selected={value === ''}
            onClick={() => {
              onChange('');
            }}
          >
            {filterRowsMessages.all}
          </Chip>
          {loading ? (
            <Skeleton shape="block" width="16rem" height="30px" />
          ) : (
            options.map((option) => (
              <Chip
                key={option.value}
                selected={option.value === value}
                onClick={() => {
                  onChange(option.value);
                }}
              >
                {option.label}
              </Chip>
            ))
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
