import type { Faults, Place } from '../faults.js';
import type { Kind, Reference, Written } from '../kinds/kind.js';
import type { SourceFile } from '../read/record.js';
import { filesOf, recordsOf, tableFilesOf } from '../read/sources.js';
import type { Stage } from '../write/stage.js';
import { checkRecord, keyOf } from './check-record.js';
import type { FileRegistry } from './file-registry.js';

interface Folder {
  /** The real path of the content folder. */
  root: string;
  kinds: readonly Kind[];
  faults: Faults;
  files: FileRegistry;
  stage: Stage;
}

/**
 * Reads and checks all records, one at a time, and stages those without faults.
 * @param onProgress bytes that are read, of all
 * @returns how many records the folder has
 */
export async function checkFolder(
  folder: Folder,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const { root, kinds, stage } = folder;
  const sources = [];
  for (const kind of kinds) sources.push({ kind, files: await sourcesOf(root, kind) });
  const total = sources.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  let [done, count] = [0, 0];
  const known: Known = { places: new Map(), references: [] };
  for (const { kind, files } of sources) {
    known.places.set(kind.name, new Map());
    for (const source of files) {
      count += await checkSource(folder, kind, source, known, (read) => {
        if (done + read < total) onProgress(done + read, total);
      });
      done += source.bytes;
      onProgress(done, total);
    }
  }
  checkReferences(folder, known);
  await stage.flush();
  return count;
}

async function sourcesOf(root: string, { sources }: Kind): Promise<SourceFile[]> {
  const found = await Promise.all(
    sources.map((name) =>
      name.endsWith('/') ? filesOf(root, name.slice(0, -1), /\.md$/i) : tableFilesOf(root, name),
    ),
  );
  return found.flat();
}

/** What has been read so far. */
interface Known {
  /** Where each key stands, by kind; also those of records with faults. */
  places: Map<string, Map<string, string>>;
  references: (Reference & Place)[];
}

async function checkSource(
  { faults, files, stage }: Folder,
  kind: Kind,
  source: SourceFile,
  { places, references }: Known,
  onRead: (bytes: number) => void,
): Promise<number> {
  const seen = places.get(kind.name) ?? new Map<string, string>();
  let count = 0;
  const report = (line: number, message: string): void => {
    faults.add({ file: source.file, line }, message);
  };
  for await (const record of recordsOf(source, report, onRead)) {
    count += 1;
    const written = keyOf(record);
    const key = written === '' ? '' : (kind.storedKey?.(written) ?? written);
    const other = seen.get(key);
    if (key !== '' && other !== undefined) {
      faults.add(record, `编号“${written}”与 ${other} 重复；每条${kind.label}要有自己的编号`);
    }
    const number = seen.size + 1;
    seen.set(key, `${record.file}:${String(record.line)}`);
    const row = await checkRecord(kind, record, number, { faults, files });
    if (row === undefined) continue;
    for (const to of referencesOf(row)) references.push({ ...to, file: record.file, line: record.line });
    if (faults.count === 0) await stage.add(kind, key, row);
  }
  return count;
}

function referencesOf({ refs = {}, parts = {} }: Written): Reference[] {
  const ofParts = Object.values(parts).flatMap((rows) =>
    rows.flatMap((row) => Object.values(row.refs ?? {})),
  );
  return [...Object.values(refs), ...ofParts];
}

/** Reports records that name others which are not in the folder. */
function checkReferences({ kinds, faults }: Folder, { places, references }: Known): void {
  for (const { kind, key, ...place } of references) {
    if (places.get(kind)?.has(key) === true) continue;
    const label = kinds.find(({ name }) => name === kind)?.label ?? kind;
    faults.add(place, `没有编号为“${key}”的${label}；应写文件夹里某条${label}的编号`);
  }
}
