import type { Faults } from '../faults.js';
import type { Kind } from '../kinds/kind.js';
import type { SourceFile } from '../read/record.js';
import { filesOf, recordsOf, tableFilesOf, tablesBeside } from '../read/sources.js';
import type { Stage } from '../write/stage.js';
import { checkRecord, keyOf } from './check-record.js';
import type { FileRegistry } from './file-registry.js';
import type { KnownRecords } from './known-records.js';

interface Folder {
  root: string;
  kinds: readonly Kind[];
  faults: Faults;
  files: FileRegistry;
  stage: Stage;
  known: KnownRecords;
}

/**
 * Reads and checks all records, one at a time, and stages those without faults.
 * @param onProgress bytes that are read, of all
 * @returns the number of records
 */
export async function checkFolder(
  folder: Folder,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const { root, kinds, faults, stage, known } = folder;
  await refuseUnknownTables(root, kinds, faults);
  const sources = [];
  for (const kind of kinds) sources.push({ kind, files: await sourcesOf(root, kind) });
  const total = sources.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  let [done, count] = [0, 0];
  for (const { kind, files } of sources) {
    let before = 0;
    for (const source of files) {
      before += await checkSource(folder, kind, source, before, (read) => {
        if (done + read < total) onProgress(done + read, total);
      });
      done += source.bytes;
      onProgress(done, total);
    }
    count += before;
  }
  await known.check(kinds, faults);
  await stage.flush();
  return count;
}

/** A table with a misspelt name would silently be left out, and what it had would be withdrawn. */
async function refuseUnknownTables(root: string, kinds: readonly Kind[], faults: Faults): Promise<void> {
  const names = kinds.flatMap(({ sources }) => sources).filter((name) => !name.endsWith('/'));
  for (const { file, name } of await tablesBeside(root)) {
    if (!names.includes(name)) {
      faults.add({ file, line: 1 }, `没有名为“${name}”的表格；可以是：${names.join('、')}`);
    }
  }
}

async function sourcesOf(root: string, { sources }: Kind): Promise<SourceFile[]> {
  const found = await Promise.all(
    sources.map((name) =>
      name.endsWith('/') ? filesOf(root, name.slice(0, -1), /\.md$/i) : tableFilesOf(root, name),
    ),
  );
  return found.flat();
}

/** @param before number of records of the kind in earlier files */
async function checkSource(
  { faults, files, stage, known }: Folder,
  kind: Kind,
  source: SourceFile,
  before: number,
  onRead: (bytes: number) => void,
): Promise<number> {
  let count = 0;
  const report = (line: number, message: string): void => faults.add({ file: source.file, line }, message);
  for await (const record of recordsOf(source, report, onRead)) {
    count += 1;
    const written = keyOf(record);
    const key = written === '' ? '' : (kind.storedKey?.(written) ?? written);
    const row = await checkRecord(kind, record, before + count, {
      faults,
      files,
      names: (other, line) => known.name(other, { file: source.file, line }),
    });
    await known.add(kind, key, record, row);
    if (row !== undefined && faults.count === 0) await stage.add(kind, key, row);
  }
  return count;
}
