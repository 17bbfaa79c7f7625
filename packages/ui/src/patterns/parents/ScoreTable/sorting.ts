import type { ScoreLine } from './verdict.js';

export type SortColumn = 'year' | 'score' | 'ranking' | 'professional';

export interface Sorting {
  column: SortColumn;
  order: 'descending' | 'ascending';
}

/** The sorting after a click on a column head: descending, then ascending, then the given order. */
export function nextSorting(sorting: Sorting | undefined, column: SortColumn): Sorting | undefined {
  if (sorting?.column !== column) return { column, order: 'descending' };
  return sorting.order === 'descending' ? { column, order: 'ascending' } : undefined;
}

/** The lines sorted by a column, stable. Lines without a value are last in both directions. */
export function sortedLines(lines: readonly ScoreLine[], sorting: Sorting | undefined): readonly ScoreLine[] {
  if (sorting === undefined) return lines;
  const { column, order } = sorting;
  return [...lines].sort((one, other) => {
    const [value, otherValue] = [one[column], other[column]];
    if (value === null || otherValue === null) return Number(value === null) - Number(otherValue === null);
    const difference = Number(value) - Number(otherValue);
    return order === 'ascending' ? difference : -difference;
  });
}
