import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup/startup-error.js';

const run = promisify(execFile);
const stopWithinMilliseconds = 30_000;

/**
 * After a SIGKILL of the server its PostgreSQL lives on. The caller holds the lock of the data folder, so
 * whatever still runs on it belongs to nobody: it is stopped the way PostgreSQL calls fast, which loses
 * nothing. Where PostgreSQL itself was killed, its children may still be writing; they end by themselves, and
 * are waited for, since recovery beside them would spoil the data.
 *
 * Then the two files that name the process are removed where the number belongs to some other program, or to
 * one that is dead and not yet buried: PostgreSQL would take it for a second server and refuse to start.
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
      throw new StartupError(`上次遗留的数据库进程（${String(pid)}）无法停止，请手动结束后再启动。`);
    await wait(20);
  }
}

/** The number of the shared memory that all processes of a cluster are attached to: the seventh line, after a key. */
async function sharedMemoryOf(pidFile: string): Promise<string | undefined> {
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  return lines[6]?.trim().split(/\s+/)[1];
}

/** Only Linux tells; elsewhere PostgreSQL looks for itself, and refuses to start. */
async function isAttached(memory: string): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  // Columns: key, number, mode, size, maker, last user, how many are attached …
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.some((row) => row[1] === memory && Number(row[6]) > 0);
}

/** Process number on the first line of PostgreSQL's pid file; undefined when there is none. */
export async function readPid(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** Also of one that has ended and that its parent has not asked about. */
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
