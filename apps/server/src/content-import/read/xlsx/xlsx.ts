import type { Cell, RawRecord, Report, SourceFile } from '../record.js';
import { columnName } from './columns.js';
import { type Merge, mergesOf } from './merges.js';
import { rowsOf, type SheetRow } from './sheet-rows.js';

/** The records of a sheet, one at a time. The first row with something in it has the headings. */
export async function* readSheet(
  { file, sheet }: SourceFile & Required<Pick<SourceFile, 'sheet'>>,
  report: Report,
  onRead: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  const merges = await mergesOf(sheet.book, sheet);
  let table: SheetTable | undefined;
  for await (const row of rowsOf(sheet.book, sheet, onRead)) {
    if (table !== undefined) yield { file, sheet: sheet.name, table: sheet.table, ...table.recordOf(row) };
    else {
      table = new SheetTable(row, merges);
      table.reportMerges(report);
    }
  }
}

class SheetTable {
  readonly #line: number;
  readonly #headings: ReadonlyMap<number, string>;
  readonly #merges: readonly Merge[];

  constructor({ number, cells }: SheetRow, merges: readonly Merge[]) {
    this.#line = number;
    this.#headings = new Map([...cells].map(([column, { text }]) => [column, text.trim()]));
    const last = Math.max(...this.#headings.keys());
    this.#merges = merges.filter(({ from, to }) => from.column <= last && to.row >= number);
  }

  /** Only its first cell has the value, so that the other records would get none. */
  reportMerges(report: Report): void {
    for (const { name, from, to } of this.#merges) {
      const rows = to.row - from.row + 1;
      report(
        from.row,
        rows > 1
          ? `${String(rows)} 行合并成一格；请拆开，每条记录各写一行`
          : `${String(to.column - from.column + 1)} 列合并成一格；请拆开，一格写一项`,
        name,
      );
    }
  }

  recordOf({ number, cells }: SheetRow): Omit<RawRecord, 'file'> {
    const read = new Map<string, Cell>();
    for (const [column, heading] of this.#headings) {
      const { text, is } = cells.get(column) ?? { text: '', is: 'text' };
      const isMerged = this.#merges.some((merge) => isCovered(merge, column, number));
      read.set(heading, {
        text: text.replaceAll('\r\n', '\n'),
        line: number,
        reference: `${columnName(column)}${String(number)}`,
        ...(isMerged ? { is: 'merged' } : is !== 'text' && { is }),
      });
    }
    // What stands beside the table has no heading, and would be lost.
    const beside = [...cells].find(([column]) => !this.#headings.has(column));
    if (beside !== undefined) {
      const [column, { text }] = beside;
      read.set('', { text, line: number, reference: `${columnName(column)}${String(number)}` });
    }
    return { line: number, headings: this.#line, cells: read };
  }
}

function isCovered({ from, to }: Merge, column: number, row: number): boolean {
  const isInside = column >= from.column && column <= to.column && row >= from.row && row <= to.row;
  return isInside && !(column === from.column && row === from.row);
}
