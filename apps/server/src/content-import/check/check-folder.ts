import type { Faults, Place } from '../faults.js';
import type { Kind } from '../kinds/kind.js';
import { tablesOf } from '../kinds/kinds.js';
import type { Report, SourceFile } from '../read/record.js';
import { filesOf, recordsOf, type ReplacedSheets, Tables } from '../read/sources.js';
import type { Stage } from '../write/stage.js';
import { checkRecord, keyOf, keyCellOf } from './check-record.js';
import { peeksOf, type SheetPeek } from './peeks.js';
import { PictureNotes } from './picture-notes.js';
import { ReaderNotes } from './reader-notes.js';
import type { FileRegistry } from './file-registry.js';
import type { KnownRecords } from './known-records.js';

interface Folder {
  root: string;
  kinds: readonly Kind[];
  faults: Faults;
  files: FileRegistry;
  stage: Stage;
  known: KnownRecords;
  /** Sheets of an earlier version, whose tables stand elsewhere now. */
  replaced?: ReplacedSheets;
}

interface CheckedFolder {
  /** The number of records. */
  count: number;
  /** The files with records, relative to the root. */
  sources: string[];
  /** The tables around the faults. */
  peeks: SheetPeek[];
  /** What the reader has understood by itself. */
  notes: string[];
  /** The pictures that are not shown as they are. */
  pictureNotes: string[];
}

/**
 * Reads and checks all records, one at a time, and stages those without faults.
 * @param onProgress bytes that are read, of all
 */
export async function checkFolder(
  folder: Folder,
  onProgress: (done: number, total: number) => void,
): Promise<CheckedFolder> {
  const { root, kinds, faults, replaced } = folder;
  const addFault = (place: Place, message: string): void => faults.add(place, message);
  const tables = await Tables.find(root, tablesOf(kinds), addFault, replaced);
  try {
    return await checkTables(folder, tables, onProgress);
  } finally {
    tables.close();
  }
}

async function checkTables(
  folder: Folder,
  tables: Tables,
  onProgress: (done: number, total: number) => void,
): Promise<CheckedFolder> {
  const { root, kinds, faults, stage, known } = folder;
  const sources = [];
  for (const kind of kinds) sources.push({ kind, files: await sourcesOf(root, kind, tables) });
  const total = sources.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  const notes = new ReaderNotes();
  const pictures = new PictureNotes();
  let [done, count] = [0, 0];
  for (const { kind, files } of sources) {
    let before = 0;
    for (const source of files) {
      before += await checkSource(folder, kind, source, { before, notes, pictures }, (read) => {
        if (done + read < total) onProgress(done + read, total);
      });
      done += source.bytes;
      onProgress(done, total);
    }
    count += before;
  }
  await known.check(kinds, faults);
  await stage.flush();
  const read = sources.flatMap(({ files }) => files);
  const peeks = await peeksOf(read, faults);
  return {
    ...{ count, sources: [...new Set(read.map(({ file }) => file))], peeks },
    ...{ notes: notes.lines(), pictureNotes: pictures.lines() },
  };
}

async function sourcesOf(root: string, { sources }: Kind, tables: Tables): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const name of sources) {
    const own = name.endsWith('/') ? await filesOf(root, name.slice(0, -1), /\.md$/i) : tables.of(name);
    for (const source of own) found.push(source);
  }
  return found;
}

interface Reading {
  /** Number of records of the kind in earlier files. */
  before: number;
  notes: ReaderNotes;
  pictures: PictureNotes;
}

async function checkSource(
  { faults, files, stage, known }: Folder,
  kind: Kind,
  source: SourceFile,
  { before, notes, pictures }: Reading,
  onRead: (bytes: number) => void,
): Promise<number> {
  let count = 0;
  faults.kind = kind.name;
  const report: Report = (line, message, reference) =>
    faults.add(
      {
        ...{ file: source.file, line },
        ...(source.sheet !== undefined && { sheet: source.sheet.name }),
        ...(reference !== undefined && { reference }),
      },
      message,
    );
  for await (const record of recordsOf(source, report, onRead)) {
    count += 1;
    notes.add(record);
    const written = keyOf(record);
    const key = written === '' ? '' : (kind.storedKey?.(written) ?? written);
    const row = await checkRecord(kind, record, before + count, {
      faults,
      files,
      pictures,
      names: (other, place) => known.name(other, place, kind.name),
    });
    await known.add(kind, key, keyCellOf(record), row);
    if (row !== undefined) await stage.add(kind, key, row);
  }
  return count;
}
