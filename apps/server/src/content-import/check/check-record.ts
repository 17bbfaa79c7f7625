import type { Faults } from '../faults.js';
import type { Kind, Written } from '../kinds/kind.js';
import type { RawRecord } from '../read/record.js';
import type { Field, Named } from './field.js';
import { key } from './plain-fields.js';
import type { FileRegistry } from './file-registry.js';

interface Checked {
  faults: Faults;
  files: FileRegistry;
  /** Notes a record that this one names. @param line where */
  names: (other: Named, line: number) => void;
}

/** Checks all fields of a record. @returns undefined if there is a fault; all faults of the record are reported */
export async function checkRecord(
  kind: Kind,
  record: RawRecord,
  number: number,
  { faults, files, names }: Checked,
): Promise<Written | undefined> {
  const before = faults.count;
  const { file } = record;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    const cell = cellOf(record, name, field);
    const text = cell?.text.trim() ?? '';
    const place = { file, line: cell?.line ?? record.line };
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
      report: (message, line = 0) => faults.add({ file, line: place.line + skipped + line }, message),
      names: (other) => names(other, place.line),
    });
  }
  checkHeadings(kind, record, faults);
  if (faults.count > before) return undefined;
  const written = kind.write(values as never, { file, number });
  if ('fault' in written) {
    faults.add(record, written.fault);
    return undefined;
  }
  return written;
}

/** The key of a record as it is written; '' without one, which is a fault. */
export function keyOf(record: RawRecord): string {
  return cellOf(record, 'key', key)?.text.trim() ?? '';
}

function cellOf({ cells }: RawRecord, name: string, { label }: Field<unknown>) {
  return cells.get(label) ?? cells.get(name);
}

/** A misspelt heading would silently leave its field empty. */
function checkHeadings(kind: Kind, { file, line, cells }: RawRecord, faults: Faults): void {
  const known = Object.entries(kind.fields).flatMap(([name, { label }]) => [name, label]);
  for (const [heading, cell] of cells) {
    if (known.includes(heading) || (heading === '' && cell.text === '')) continue;
    const labels = Object.values(kind.fields).map(({ label }) => label);
    faults.add(
      { file, line: file.endsWith('.csv') ? 1 : Math.max(line, cell.line) },
      `没有名为“${heading}”的字段；可以写：${labels.join('、')}`,
    );
  }
}
