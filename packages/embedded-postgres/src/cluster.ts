import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, findBinaries, reachableBinaries } from './binaries.js';
import { lockDataFolder } from './lock.js';
import { stopOrphan } from './orphan.js';
import { type DatabasePlace, type DataFolder, findPlace, preparePlace } from './place.js';
import { EmbeddedPostgresError } from './problem.js';
import { findServiceAccount, type ServiceAccount } from './service-account.js';

const run = promisify(execFile);

const socketPort = 5432;
const readyWithinMilliseconds = 60_000;

/**
 * Set on the command line, so that newer settings apply to an existing cluster. For one site on a small machine: no
 * parallel workers (/dev/shm in containers is often 64 MB), costs of a solid-state disk, no replication.
 */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(socketPort),
  max_connections: '60',
  shared_buffers: `${String(sharedMegabytes())}MB`,
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
};

/**
 * A quarter of the memory, as PostgreSQL advises, at most a gigabyte: the titles of a million papers and their indexes
 * have room in it. It takes memory only for what has been read, so a small site stays small.
 */
function sharedMegabytes(): number {
  // 0 where nothing limits this process, as a container does.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(1024, Math.max(128, Math.floor(memory / 4 / 1024 ** 2)));
}

/** For tests: a crash of the machine may lose the database. */
export const fastAndLossy: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

/** Options of a pg client or pool. */
export interface SocketConnection {
  host: string;
  port: number;
  ssl: false;
  user: string;
  database: string;
}

/** Sets what pg would read from PGPORT and PGSSLMODE. The mode of the socket folder controls access, no password. */
export function connectionTo(name: string, socketFolder: string): SocketConnection {
  return { host: socketFolder, port: socketPort, ssl: false, user: name, database: 'postgres' };
}

export interface EmbeddedPostgres {
  /** Folder of the Unix socket: `host` for a pg client. */
  socketFolder: string;
  /** PostgreSQL's log. */
  logFile: string;
  /** Fast shutdown: open transactions are rolled back, committed data is kept. */
  stop(): Promise<void>;
  /** Calls the listener when PostgreSQL ends without `stop`. */
  onUnexpectedExit(listener: () => void): void;
}

export interface StartOptions extends DataFolder {
  /** Called with a Chinese description of each step that takes a moment. */
  onStep?: (step: string) => void;
  /** Settings of PostgreSQL that take precedence over those of this package. */
  extraSettings?: Readonly<Record<string, string>>;
}

/** Locks the data folder, creates a missing cluster, stops a PostgreSQL of a killed server, and starts the cluster. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const account = await findServiceAccount();
  const place = await findPlace(options, account);
  await preparePlace(place, account);
  const unlock = await lockDataFolder(place.sockets, options.dataDir);
  try {
    const child = await startCluster(place, account, options);
    return control(child, place, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function startCluster(
  place: DatabasePlace,
  account: ServiceAccount | undefined,
  { name, dataDir, onStep, extraSettings }: StartOptions,
): Promise<ChildProcess> {
  if (place.moved) onStep?.(`系统用户 postgres 无法进入 ${dataDir}，数据库存放在 ${place.folder}`);
  const binaries = await reachableBinaries(await findBinaries(), account, place.shared);
  if (!(await exists(place.cluster))) {
    onStep?.('正在创建内置数据库……');
    await initialise(binaries, place.cluster, { name, account });
  } else if (await stopOrphan(place.cluster, place.sockets)) {
    onStep?.('已停止上次遗留的数据库进程');
  }
  const child = await spawnPostgres(binaries.postgres, place, account, extraSettings);
  await waitUntilReady(child, place);
  return child;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Renames the cluster when it is complete: an interrupted initdb must not be taken for one.
 * With the character type C, pg_trgm would treat every Chinese character as punctuation. macOS before 15 has no C.UTF-8.
 */
async function initialise(
  binaries: Binaries,
  cluster: string,
  { name, account }: { name: string; account: ServiceAccount | undefined },
): Promise<void> {
  const unfinished = `${cluster}.new`;
  let reason = '';
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const choice = [
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${locale}`,
      '--auth=trust',
      '--no-instructions',
    ];
    await rm(unfinished, { recursive: true, force: true });
    try {
      await run(binaries.initdb, ['-D', unfinished, '-U', name, ...choice], { ...account, cwd: '/' });
      await rename(unfinished, cluster);
      return;
    } catch (error) {
      reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    }
  }
  throw new EmbeddedPostgresError('does-not-start', `内置数据库创建失败：${lastLine(reason)}`);
}

async function spawnPostgres(
  postgres: string,
  place: DatabasePlace,
  account: ServiceAccount | undefined,
  extraSettings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const all = { ...settings, ...extraSettings, unix_socket_directories: place.sockets };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: the reading end of a pipe dies with the server, and the database may outlive it.
  const log = await open(place.log, 'w', 0o600);
  try {
    const child = spawn(postgres, ['-D', place.cluster, ...flags], {
      ...account,
      cwd: '/',
      // Ctrl-C in a terminal then reaches only the server, which stops the database in order.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    });
    child.on('error', () => undefined); // a failed spawn shows as an exit in waitUntilReady
    endWithProcess(child);
    return child;
  } finally {
    await log.close();
  }
}

/** Kills PostgreSQL when the server's process ends in any way except SIGKILL. */
function endWithProcess(child: ChildProcess): void {
  const end = (): void => {
    child.kill('SIGINT');
  };
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
}

/** PostgreSQL writes `ready` on the eighth line of its pid file. */
async function waitUntilReady(child: ChildProcess, place: DatabasePlace): Promise<void> {
  const deadline = Date.now() + readyWithinMilliseconds;
  const pidFile = join(place.cluster, 'postmaster.pid');
  for (;;) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      const log = await readFile(place.log, 'utf8').catch(() => '');
      throw new EmbeddedPostgresError(
        'does-not-start',
        `内置数据库启动失败：${lastLine(log)}（日志：${place.log}）`,
      );
    }
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new EmbeddedPostgresError(
        'does-not-start',
        `内置数据库在 ${String(readyWithinMilliseconds / 1000)} 秒内没有就绪（日志：${place.log}）`,
      );
    }
    await wait(10);
  }
}

function control(child: ChildProcess, place: DatabasePlace, unlock: () => Promise<void>): EmbeddedPostgres {
  let stopping = false;
  const exited = once(child, 'exit');
  return {
    socketFolder: place.sockets,
    logFile: place.log,
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        await exited;
      }
      await unlock();
    },
    onUnexpectedExit(listener) {
      child.once('exit', () => {
        if (!stopping) listener();
      });
    },
  };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
