/** Merged cells, from the first column and row to the last. */
export interface Merge {
  columns: readonly [first: string, last: string];
  rows: readonly [first: number, last: number];
}

/** @returns undefined for a reference to one cell */
export function mergeOf(reference: string): Merge | undefined {
  const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (left === undefined || right === undefined) return undefined;
  return { columns: [left, right], rows: [Number(top), Number(bottom)] };
}

/** Z comes before AA. */
function isUpTo(column: string, last: string): boolean {
  return column.padStart(3) <= last.padStart(3);
}

export function hasColumn({ columns: [first, last] }: Merge, column: string): boolean {
  return isUpTo(first, column) && isUpTo(column, last);
}

export function hasRow({ rows: [first, last] }: Merge, row: number): boolean {
  return row >= first && row <= last;
}
