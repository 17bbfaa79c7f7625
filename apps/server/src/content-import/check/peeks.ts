import type { Fault, Faults } from '../faults.js';
import type { RawRecord, SourceFile } from '../read/record.js';
import { recordsOf } from '../read/sources.js';
import { placeOf } from '../read/xlsx/columns.js';
import { shortened } from './field.js';

/** The rows of a table around its faults, as an editor sees them. */
export interface SheetPeek {
  file: string;
  sheet: string | undefined;
  /** By their letters, with their headings. */
  columns: { name: string; heading: string }[];
  rows: PeekRow[];
}

export interface PeekRow {
  number: number;
  cells: string[];
  /** Which of the cells are a part of the merged one above or beside them. */
  merged: number[];
}

/** Rows shown before and after a fault. */
const around = 3;

/** Reads the tables with faults once more. */
export async function peeksOf(sources: readonly SourceFile[], faults: Faults): Promise<SheetPeek[]> {
  const kept = faults.sorts.flatMap((sort) => sort.kept);
  const peeks: SheetPeek[] = [];
  for (const source of sources) {
    const own = kept.filter((fault) => fault.file === source.file && fault.sheet === source.sheet?.name);
    const peek = own.length === 0 ? undefined : await peekOf(source, own);
    if (peek !== undefined) peeks.push(peek);
  }
  return peeks;
}

async function peekOf(source: SourceFile, faults: readonly Fault[]): Promise<SheetPeek | undefined> {
  const wanted = new Set(
    faults.flatMap(({ reference, line }) => {
      const row = rowOf(reference) ?? line;
      return Array.from({ length: 2 * around + 1 }, (_, index) => row - around + index);
    }),
  );
  let columns: SheetPeek['columns'] = [];
  const rows: PeekRow[] = [];
  for await (const record of recordsOf(
    source,
    () => undefined,
    () => undefined,
  )) {
    if (record.headings === undefined) return undefined;
    if (columns.length === 0) columns = columnsOf(record);
    const number = rowOf([...record.cells.values()][0]?.reference) ?? record.line;
    if (wanted.has(number)) rows.push(rowFrom(record, number));
  }
  return { file: source.file, sheet: source.sheet?.name, columns, rows };
}

/** The first row of a reference such as B10:B12. */
function rowOf(reference: string | undefined): number | undefined {
  return reference === undefined ? undefined : placeOf(reference.split(':')[0] ?? '').row;
}

function columnsOf({ cells }: RawRecord): SheetPeek['columns'] {
  return [...cells]
    .filter(([heading]) => heading !== '')
    .map(([heading, { reference = '' }]) => ({ name: reference.replace(/\d+$/, ''), heading }));
}

function rowFrom({ cells }: RawRecord, number: number): PeekRow {
  const named = [...cells].filter(([heading]) => heading !== '').map(([, cell]) => cell);
  return {
    number,
    cells: named.map(({ text }) => shortened(text.trim())),
    merged: named.flatMap(({ is }, index) => (is === 'merged' ? [index] : [])),
  };
}
