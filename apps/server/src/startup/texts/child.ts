import { extname, join } from 'node:path';
import type { Config } from '../../config.js';
import type { Connection } from '../../db/database.js';
import { OwnProcess } from '../../processes/own-process.js';

/** Sent over IPC: it may contain passwords. */
export interface ReadJob {
  connection: Connection;
  storage: Pick<Config, 's3' | 'dataDir'>;
  cutWord: boolean;
}

// TypeScript when the sources are run, JavaScript when built.
const program = join(import.meta.dirname, `child-program${extname(import.meta.filename)}`);
/** V8 would let the garbage of hundreds of files lie; a paper of 64 MB has room. */
const flags = [...process.execArgv, '--max-old-space-size=160', '--max-semi-space-size=8'];
/** A million papers take half a day. */
const longest = 7 * 24 * 3_600_000;

/**
 * Reads the text of papers in a process of its own, which ends afterwards: a page takes some milliseconds, in which a
 * serving process would answer nobody.
 */
export async function readTextsInChild(job: ReadJob, signal: AbortSignal): Promise<void> {
  const child = new OwnProcess<ReadJob, number>({
    ...{ program, flags, does: 'reads papers', mostWaiting: 1, idleFor: 0, longest },
  });
  const end = (): void => child.close();
  signal.addEventListener('abort', end);
  try {
    await child.ask(job);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
