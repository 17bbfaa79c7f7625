import type { Faults, Place } from '../faults.js';
import type { Kind, Written } from '../kinds/kind.js';
import type { Cell, RawRecord } from '../read/record.js';
import { type Field, type Named, shortened } from './field.js';
import { key } from './plain-fields.js';
import type { FileRegistry } from './file-registry.js';
import type { KeyCell } from './known-records.js';
import type { PictureNotes } from './picture-notes.js';

interface Checked {
  faults: Faults;
  files: FileRegistry;
  pictures: PictureNotes;
  /** Notes a record that this one names. */
  names: (other: Named, place: Place) => void;
}

/** Checks all fields of a record. @returns undefined if there is a fault; all faults of the record are reported */
export async function checkRecord(
  kind: Kind,
  record: RawRecord,
  number: number,
  { faults, files, pictures, names }: Checked,
): Promise<Written | undefined> {
  const before = faults.count;
  const { file } = record;
  let isWhole = true;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    const cell = cellOf(record, name, field);
    const text = cell?.text.trim() ?? '';
    const place = placeOf(record, cell);
    if (cell?.is === 'merged') {
      isWhole = false;
      continue;
    }
    const spoilt = cell === undefined ? undefined : spoiltBy(field, cell);
    if (spoilt !== undefined) {
      faults.add(place, spoilt);
      continue;
    }
    if (text === '') {
      if (field.empty === undefined) faults.add(place, `缺少${field.label}`);
      values[name] = field.empty?.value;
      continue;
    }
    // The text above an indented first line of Markdown is its own; blank lines before it count as lines.
    const skipped = (cell?.text ?? '').slice(0, (cell?.text ?? '').indexOf(text)).split('\n').length - 1;
    values[name] = await field.read(text, {
      place,
      files,
      pictures,
      report: (message, line = 0) =>
        faults.add(isTable(record) ? place : { ...place, line: place.line + skipped + line }, message),
      names: (other) => names(other, place),
    });
  }
  checkHeadings(kind, record, faults);
  if (faults.count > before || !isWhole) return undefined;
  const written = kind.write(values as never, { file: record.table ?? file, number });
  if ('fault' in written) {
    faults.add(placeOf(record), written.fault);
    return undefined;
  }
  return written;
}

/** The key of a record as it is written; '' without one, which is a fault. */
export function keyOf(record: RawRecord): string {
  return cellOf(record, 'key', key)?.text.trim() ?? '';
}

/** The line of the record, and the cell of its key. */
export function keyCellOf(record: RawRecord): KeyCell {
  const cell = cellOf(record, 'key', key);
  return {
    place: { ...placeOf(record, cell), line: record.line },
    isNumber: cell?.is === 'number',
  };
}

function cellOf({ cells }: RawRecord, name: string, { label }: Field<unknown>) {
  return cells.get(label) ?? cells.get(name);
}

function isTable({ headings }: RawRecord): boolean {
  return headings !== undefined;
}

function placeOf(record: RawRecord, cell?: Cell): Place {
  const { file, sheet, line } = record;
  const reference = cell === undefined ? record.reference : cell.reference;
  return {
    ...{ file, line: cell?.line ?? line },
    ...(sheet !== undefined && { sheet }),
    ...(reference !== undefined && { reference }),
  };
}

/** A number that a table shows as 1.38E+10 is stored so in a CSV file. */
const shortNumber = /^\d(?:\.\d+)?E\+\d{2,3}$/i;

/** What a table program has made of a text. */
function spoiltBy({ label, takesDates, lostInNumber }: Field<unknown>, cell: Cell): string | undefined {
  const text = cell.text.trim();
  const shown = `${label}“${text}”`;
  const retype = '请把这一列设为“文本”，重新填写';
  if (cell.is === 'error') return `${shown}是公式的错误；请改好公式，或写上值`;
  if (cell.is === 'date' && takesDates !== true) return `${shown}被当作了日期；若本不是日期，${retype}`;
  if (cell.is === 'lost' || (cell.reference !== undefined && shortNumber.test(text)))
    return `${shown}是被缩短的长数字，后面几位已丢失；${retype}`;
  const lost = cell.is === 'number' ? lostInNumber?.(text) : undefined;
  return lost === undefined ? undefined : `${shown}在表格里是数字，${lost}；${retype}`;
}

/** A misspelt heading would silently leave its field empty. */
function checkHeadings(kind: Kind, record: RawRecord, faults: Faults): void {
  const known = Object.entries(kind.fields).flatMap(([name, { label }]) => [name, label]);
  const { line, headings, cells } = record;
  for (const [heading, cell] of cells) {
    if (known.includes(heading) || (heading === '' && cell.text === '')) continue;
    if (heading === '' && cell.reference !== undefined) {
      faults.add(placeOf(record, cell), `“${shortened(cell.text)}”这一列没有标题；请写上标题，或删去`);
      continue;
    }
    const labels = Object.values(kind.fields).map((field) => field.label);
    // The fault of a heading is found with each record below it.
    const place = placeOf(record, { ...cell, line: headings ?? Math.max(line, cell.line) });
    if (place.reference !== undefined && headings !== undefined)
      place.reference = place.reference.replace(/\d+$/, String(headings));
    faults.add(place, `没有名为“${heading}”的字段；可以写：${labels.join('、')}`);
  }
}
