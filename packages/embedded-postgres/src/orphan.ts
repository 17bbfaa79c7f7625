import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './problem.js';

const run = promisify(execFile);
const stopWithinMilliseconds = 30_000;

/**
 * Stops a PostgreSQL that survived a SIGKILL of its server; the caller holds the lock of the data folder. Children of a
 * killed main process end by themselves: a recovery at the same time would corrupt the data. Then files with the id
 * of another program or a zombie are removed, for which PostgreSQL would refuse to start.
 * @returns whether one was running
 */
export async function stopOrphan(cluster: string, socketFolder: string): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = await readPid(pidFile);
  const memory = await sharedMemoryOf(pidFile);
  const wasRunning = pid !== undefined && (await isPostgresOf(pid, cluster));
  if (wasRunning) {
    process.kill(pid, 'SIGINT');
    await until(async () => !(await isPostgresOf(pid, cluster)), pid);
  }
  if (memory !== undefined) await until(async () => !(await isAttached(memory)), pid);
  for (const file of [pidFile, join(socketFolder, '.s.PGSQL.5432.lock')]) {
    const named = await readPid(file);
    if (named !== undefined && exists(named)) await rm(file, { force: true });
  }
  return wasRunning;
}

async function until(isSo: () => Promise<boolean>, pid: number | undefined): Promise<void> {
  const deadline = Date.now() + stopWithinMilliseconds;
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        'orphan-stays',
        `上次遗留的数据库进程（${String(pid)}）无法停止，请手动结束后再启动。`,
      );
    await wait(20);
  }
}

/** The shared memory of the cluster's processes: the seventh line of the pid file, after a key. */
async function sharedMemoryOf(pidFile: string): Promise<string | undefined> {
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  return lines[6]?.trim().split(/\s+/)[1];
}

/** Known on Linux only; elsewhere PostgreSQL checks by itself and refuses to start. */
async function isAttached(memory: string): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  // Columns: key, id, mode, size, creator, last process, number of attached processes …
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.some((row) => row[1] === memory && Number(row[6]) > 0);
}

/** Process id on the first line of PostgreSQL's pid file; undefined if there is none. */
export async function readPid(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** True for a zombie too. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(async () => {
    // No /proc on macOS.
    const listed = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return listed.stdout;
  });
  return command.includes('postgres') && command.includes(cluster);
}
