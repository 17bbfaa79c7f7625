import type { ComponentProps } from 'react';

import { Chip } from '../Chip/index.js';
import { FilterRow } from './FilterRow.js';
import { Choices, Clear, Panel, Summary, SummaryLabel } from './FilterRows.styles.js';
import { chosen, type FilterProps } from './filters.js';
import { filterRowsMessages } from './messages.zh.js';

export interface FilterRowsProps extends FilterProps, Omit<ComponentProps<'div'>, 'onChange'> {
  /** `panel` for the page, `sheet` for a drawer: labels above the options, no folding. */
  layout?: 'panel' | 'sheet' | undefined;
}

/**
 * One row for each dimension, starting with 全部, and below them the selected filters with a clear-all button.
 */
export function FilterRows({
  dimensions,
  values,
  onChange,
  onClear,
  layout = 'panel',
  ...rest
}: FilterRowsProps) {
  const choices = chosen(dimensions, values);
  return (
    <Panel $layout={layout} {...rest}>
      {dimensions.map((dimension) => (
        <FilterRow
          key={dimension.id}
          dimension={dimension}
          value={values[dimension.id] ?? ''}
          foldable={layout === 'panel'}
          onChange={(value) => {
            onChange(dimension.id, value);
          }}
        />
      ))}
      {layout === 'panel' && choices.length > 0 && (
        <Summary>
          <SummaryLabel>{filterRowsMessages.chosen}</SummaryLabel>
          <Choices>
            {choices.map(({ dimension, option }) => (
              <Chip
                key={dimension.id}
                onRemove={() => {
                  onChange(dimension.id, '');
                }}
              >
                {option.label}
              </Chip>
            ))}
          </Choices>
          <Clear type="button" onClick={onClear}>
            {filterRowsMessages.clear}
          </Clear>
        </Summary>
      )}
    </Panel>
  );
}
