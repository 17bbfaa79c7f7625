import { chmod, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './problem.js';
import { canReach, type ServiceAccount } from './service-account.js';

/** The system's folder for state, used if the service account cannot reach the data folder. */
function systemStateFolder(name: string): string {
  return join('/var/lib', name);
}

/** The longest path of a Unix socket that every supported system accepts (macOS: 104 bytes). */
const longestSocketPath = 100;
const socketName = '.s.PGSQL.5432';

export interface DataFolder {
  /** Names the superuser and the folders outside the data folder. A data folder is only found under its name. */
  name: string;
  dataDir: string;
}

/** Where the database of a data folder lives. */
export interface DatabasePlace {
  /** Contains all of the following; owned by the service account if there is one. */
  folder: string;
  cluster: string;
  /** Of mode 700: without access to it a user cannot reach the database. */
  sockets: string;
  log: string;
  /** Where programs are copied if they cannot be run in place. */
  shared: string;
  /** True if the database is outside the data folder; the operator must be told. */
  moved: boolean;
}

/** Chooses the place once, and remembers a choice outside the data folder in the file `database-at`. */
export async function findPlace(
  { name, dataDir }: DataFolder,
  account: ServiceAccount | undefined,
): Promise<DatabasePlace> {
  const inside = join(dataDir, 'database');
  const pointer = join(dataDir, 'database-at');
  const remembered = await readFile(pointer, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (remembered !== undefined) return describePlace(name, remembered, true);
  if (account === undefined || (await canReach(account, dataDir))) return describePlace(name, inside, false);
  const unique = createHash('sha256').update(dataDir).update(randomBytes(16)).digest('hex').slice(0, 12);
  const outside = join(systemStateFolder(name), unique);
  await mkdir(outside, { recursive: true });
  await writeFile(pointer, `${outside}\n`, { mode: 0o600 });
  return describePlace(name, outside, true);
}

/** The recorded place, for programs that connect to the running server's database. */
export async function existingPlace(folder: DataFolder): Promise<DatabasePlace> {
  return findPlace(folder, undefined);
}

function describePlace(name: string, folder: string, moved: boolean): DatabasePlace {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    sockets: shortSocketFolder(name, folder),
    log: join(folder, 'postgresql.log'),
    shared: systemStateFolder(name),
    moved,
  };
}

function shortSocketFolder(name: string, folder: string): string {
  const beside = join(folder, 'run');
  if (Buffer.byteLength(join(beside, socketName)) <= longestSocketPath) return beside;
  const unique = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(tmpdir(), `${name}-${unique}`);
}

/** Creates the folders of the place, owned by the account that PostgreSQL runs as. */
export async function preparePlace(place: DatabasePlace, account: ServiceAccount | undefined): Promise<void> {
  const parent = dirname(place.folder);
  await mkdir(parent, { recursive: true });
  // With root's umask of 077 the account could not reach its own folder.
  if (place.moved && account !== undefined) await chmod(parent, 0o755);
  for (const folder of [place.folder, place.sockets]) {
    await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    const found = await lstat(folder);
    const owner = account?.uid ?? process.getuid?.();
    // The socket folder may be in a shared temporary folder, where another user may have created it first.
    if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
      throw new EmbeddedPostgresError('foreign-folder', `文件夹 ${folder} 属于别的用户。`);
    }
    if (account !== undefined) await chown(folder, account.uid, account.gid);
    await chmod(folder, 0o700);
  }
}
