import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';

import { Chip } from '../Chip/index.js';
import { FilterLine } from './FilterLine.js';
import { FilterRow } from './FilterRow.js';
import type { RowLayout } from './FilterRow.styles.js';
import { Choices, Clear, Panel, Summary, SummaryLabel } from './FilterRows.styles.js';
import { chosen, inLines, type FilterDimension, type FilterHandle, type FilterProps } from './filters.js';
import { filterRowsMessages } from './messages.zh.js';

export interface FilterRowsProps extends FilterProps, Omit<ComponentProps<'div'>, 'onChange' | 'ref'> {
  /** `panel` for the page, `sheet` for a drawer: labels above the options, no folding. */
  layout?: 'panel' | 'sheet' | undefined;
  /** Whether the selected filters are listed below the rows; false where the page lists them itself. */
  summary?: boolean | undefined;
  /** The row that receives the focus when a dialog opens with these rows. */
  startAt?: string | undefined;
  handle?: Ref<FilterHandle> | undefined;
}

/** A row for each dimension, starting with 全部; below, the selected filters and a button that clears all. */
export function FilterRows({
  dimensions,
  values,
  onChange,
  onClear,
  layout = 'panel',
  summary = layout === 'panel',
  startAt,
  handle,
  ...rest
}: FilterRowsProps) {
  const choices = chosen(dimensions, values);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({
    show: (dimensionId) => {
      const rows = panel.current?.querySelectorAll<HTMLElement>('[data-dimension]') ?? [];
      const row = Array.from(rows).find(({ dataset }) => dataset['dimension'] === dimensionId);
      row?.querySelector('button')?.focus();
    },
  }));

  function row(dimension: FilterDimension, rowLayout: RowLayout) {
    return (
      <FilterRow
        key={dimension.id}
        dimension={dimension}
        value={values[dimension.id] ?? ''}
        layout={rowLayout}
        first={dimension.id === startAt}
        onChange={(value) => onChange(dimension.id, value)}
      />
    );
  }

  return (
    <Panel $layout={layout} {...rest} ref={panel}>
      {layout === 'sheet'
        ? dimensions.map((dimension) => row(dimension, 'sheet'))
        : inLines(dimensions).map((line) =>
            line.length === 1 ? (
              line.map((dimension) => row(dimension, 'panel'))
            ) : (
              <FilterLine key={line[0]?.id} loading={line.some(({ loading }) => loading)}>
                {line.map((dimension) => row(dimension, 'line'))}
              </FilterLine>
            ),
          )}
      {summary && choices.length > 0 && (
        <Summary>
          <SummaryLabel>{filterRowsMessages.chosen}</SummaryLabel>
          <Choices>
            {choices.map(({ dimension, option }) => (
              <Chip key={dimension.id} onRemove={() => onChange(dimension.id, '')}>
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
