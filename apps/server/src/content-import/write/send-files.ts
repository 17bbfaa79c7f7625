import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ClientBase } from 'pg';
import type { PictureFacts } from '../../pictures/picture.js';
import type { PictureMaker } from '../../pictures/picture-maker.js';
import type { FileStore } from '../../ports/files/file-store.js';
import { pictureKey, stepKey } from '../../ports/files/picture-keys.js';
import { StartupError } from '../../errors/startup-error.js';
import { hashOf } from '../check/file-registry.js';

const parallelFiles = 8;
const parallelBytes = 32 * 1024 * 1024;
const page = 500;

interface StagedFile {
  file_key: string;
  path: string;
  size: number;
  picture: PictureFacts | null;
}

type Files = Pick<FileStore, 'find' | 'write'>;

/**
 * Stores the files of new and changed records, except those that are there: keys are hashes of the content. Pictures are
 * stored in the widths of the site, too.
 * @returns how many were sent
 */
export async function sendFiles(
  client: ClientBase,
  files: Files,
  maker: Pick<PictureMaker, 'derive'>,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  await client.query(`
    create temporary table import_wanted on commit drop as
      select distinct on (file_key) file_key, path, size, picture
        from import_files
        join (select kind, key from import_changes union select kind, key from import_held) as written using (kind, key)
       order by file_key, picture is null;
    alter table import_wanted add primary key (file_key)`);
  const { rows: counted } = await client.query<{ total: number }>(
    'select count(*)::int as total from import_wanted',
  );
  const total = counted[0]?.total ?? 0;
  let [done, sent, last] = [0, 0, ''];
  for (;;) {
    const { rows } = await client.query<StagedFile>(
      `select file_key, path, size::float8 as size, picture from import_wanted where file_key > $1 order by file_key limit ${String(page)}`,
      [last],
    );
    if (rows.length === 0) return sent;
    for (const batch of batchesOf(rows)) {
      const results = await Promise.all(batch.map((one) => send(files, maker, one)));
      sent += results.filter(Boolean).length;
      done += batch.length;
      onProgress(done, total);
    }
    last = rows.at(-1)?.file_key ?? '';
  }
}

/** Few files at a time, and only one if it is large: each is in memory while it is sent. */
function batchesOf(rows: readonly StagedFile[]): StagedFile[][] {
  const batches: StagedFile[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const current = batches.at(-1);
    if (current === undefined || current.length === parallelFiles || bytes + row.size > parallelBytes) {
      batches.push([row]);
      bytes = row.size;
    } else {
      current.push(row);
      bytes += row.size;
    }
  }
  return batches;
}

async function send(files: Files, maker: Pick<PictureMaker, 'derive'>, file: StagedFile): Promise<boolean> {
  const isSent = await sendMissing(files, file);
  if (file.picture !== null) await sendWidths(files, maker, file, file.picture);
  return isSent;
}

async function sendWidths(
  files: Files,
  maker: Pick<PictureMaker, 'derive'>,
  { file_key, path }: StagedFile,
  picture: PictureFacts,
): Promise<void> {
  const key = pictureKey(basename(file_key, extname(file_key)), picture);
  if ((await files.find(key)) !== undefined) return;
  const { whole, steps } = await maker.derive(path, picture);
  for (const { step, bytes } of steps) await files.write(stepKey(key, step), bytes);
  // Last: where it is, the widths are, too.
  await files.write(key, whole);
}

async function sendMissing(files: Files, { file_key, path, size }: StagedFile): Promise<boolean> {
  if ((await files.find(file_key))?.size === size) return false;
  const bytes = await readFile(path).catch((error: unknown) => {
    // A file of an earlier version is only in the store.
    throw new StartupError(`文件 ${path} 已不在了，什么都没有写入。`, { cause: error });
  });
  if (!file_key.includes(hashOf(bytes))) {
    throw new StartupError(`文件 ${path} 在检查之后被改动了，什么都没有写入；请再运行一次。`);
  }
  await files.write(file_key, bytes);
  return true;
}
