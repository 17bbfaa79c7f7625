import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Mark, Sort } from './SortHead.styles.js';
import type { SortColumn, Sorting } from './sorting.js';

interface SortHeadProps extends ComponentProps<'th'> {
  label: string;
  column: SortColumn;
  sorting: Sorting | undefined;
  onSort: (column: SortColumn) => void;
}

/** The head of a column that can be sorted. */
export function SortHead({ label, column, sorting, onSort, ...rest }: SortHeadProps) {
  const order = sorting?.column === column ? sorting.order : undefined;
  return (
    <th scope="col" aria-sort={order ?? 'none'} {...rest}>
      <Sort type="button" onClick={() => onSort(column)}>
        {label}
        <Mark data-order={order}>
          <Icon name="chevron-down" size={16} />
        </Mark>
      </Sort>
    </th>
  );
}
