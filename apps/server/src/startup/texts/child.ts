import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Config } from '../../config.js';
import type { Connection } from '../../db/database.js';

/** Sent over IPC: it may contain passwords. */
export interface ReadJob {
  connection: Connection;
  storage: Pick<Config, 's3' | 'dataDir'>;
  cutWord: boolean;
}

// TypeScript when the sources are run, JavaScript when built.
const program = join(import.meta.dirname, `child-program${extname(import.meta.filename)}`);

/**
 * Reads the text of papers in a process of its own, which ends afterwards: a page takes some milliseconds, in which a
 * serving process would answer nobody.
 */
export async function readTextsInChild(job: ReadJob, signal: AbortSignal): Promise<void> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  signal.addEventListener('abort', kill);
  child.send(job, () => undefined);
  try {
    await once(child, 'exit');
    if (child.exitCode !== 0 && !signal.aborted) {
      throw new Error(
        `the process that reads papers ended with ${String(child.signalCode ?? child.exitCode)}`,
      );
    }
  } finally {
    process.off('exit', kill);
    signal.removeEventListener('abort', kill);
  }
}
