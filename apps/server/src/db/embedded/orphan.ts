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
 * nothing. A postmaster.pid whose number now belongs to some other program is removed, as PostgreSQL would
 * take that program for a second server of the folder and refuse to start.
 * @returns whether one was running
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = await readPid(pidFile);
  if (pid === undefined) return false;
  if (!isAlive(pid) || !(await isPostgresOf(pid, cluster))) {
    await rm(pidFile, { force: true });
    return false;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopWithinMilliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new StartupError(`上次遗留的数据库进程（${String(pid)}）无法停止，请手动结束后再启动。`);
    await wait(20);
  }
  return true;
}

/** Process number on the first line of PostgreSQL's pid file; undefined when there is none. */
export async function readPid(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

function isAlive(pid: number): boolean {
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
