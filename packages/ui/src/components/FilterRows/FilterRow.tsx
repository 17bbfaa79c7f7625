import { useId, useState, type FocusEvent } from 'react';

import { useTallerThan } from '../../hooks/use-taller-than.js';
import { filterText, foldText } from '../../messages.zh.js';
import { Chip } from '../Chip/index.js';
import { Icon } from '../Icon/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { Fold, Name, Options, Row, Window } from './FilterRow.styles.js';
import type { FilterDimension } from './filters.js';

/** Height in px from which a row folds (Spec A 9): two lines of chips. */
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
  const [expanded, setExpanded] = useState(false);
  const [optionsRef, tall] = useTallerThan<HTMLDivElement>(FOLD_HEIGHT);
  const folds = foldable && tall;
  const folded = folds && !expanded;

  function showWhatHasFocus(event: FocusEvent<HTMLDivElement>) {
    // Tab reaches the chips of the hidden lines as well. Measured from the options' own top, because
    // the browser has scrolled the cut box by now.
    const group = event.currentTarget.firstElementChild;
    if (!folded || !group) return;
    const depth = event.target.getBoundingClientRect().bottom - group.getBoundingClientRect().top;
    if (depth > event.currentTarget.offsetHeight) setExpanded(true);
  }

  return (
    <Row $stacked={!foldable}>
      <Name id={nameId}>{label}</Name>
      <Window $foldHeight={foldable && !expanded ? FOLD_HEIGHT : null} onFocus={showWhatHasFocus}>
        <Options
          $stacked={!foldable}
          ref={optionsRef}
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
            {filterText.all}
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
      {folds && (
        <Fold
          type="button"
          aria-expanded={expanded}
          aria-label={expanded ? filterText.foldRow(label) : filterText.expandRow(label)}
          onClick={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded ? foldText.fold : foldText.expand}
          <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={16} />
        </Fold>
      )}
    </Row>
  );
}
