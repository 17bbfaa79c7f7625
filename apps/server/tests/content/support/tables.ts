import type { Content } from '../../../src/content/build-content.js';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table of the content. @throws when there is no such table, which is a mistake of the test */
export function rowsOf(content: Content, table: string): readonly Row[] {
  const found = content.tables.find(([name]) => name === table);
  if (!found) throw new RangeError(`no table ${table}`);
  return found[1];
}

export function valuesOf(content: Content, table: string, column: string): unknown[] {
  return rowsOf(content, table).map((row) => row[column]);
}
