import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Config } from '../../config.js';
import type { Connection } from '../../db/database.js';
import type { LoadedDemo } from './load-once.js';
import type { Terminal } from '../terminal.js';
import { StartupError } from '../../errors/startup-error.js';

/** Sent over IPC: it may contain passwords. */
export interface LoadJob {
  /** URL of the module of the content, a `DemoSource`. */
  source: string;
  connection: Connection;
  storage: Pick<Config, 's3' | 'dataDir'>;
  /** Number of papers, if more than the base set are wanted. */
  scale?: number;
}

export type LoadReport =
  | { kind: 'step'; text: string }
  | { kind: 'progress'; text: string; done: number; total: number }
  | { kind: 'loaded'; content: LoadedDemo }
  /** The message of a StartupError. */
  | { kind: 'refused'; message: string };

// TypeScript when the sources are run, JavaScript when built.
const program = join(import.meta.dirname, `child-program${extname(import.meta.filename)}`);

/**
 * In a process of its own: drawing takes almost a gigabyte, which a serving process would keep.
 * @throws StartupError if the content cannot be loaded; the rows are rolled back
 */
export async function loadDemoInChild(job: LoadJob, terminal: Terminal): Promise<LoadedDemo> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  let outcome: Extract<LoadReport, { kind: 'loaded' | 'refused' }> | undefined;
  child.on('message', (report: LoadReport) => {
    if (report.kind === 'step') terminal.step(report.text);
    else if (report.kind === 'progress') terminal.progress(report.text, report.done, report.total);
    else {
      outcome = report;
      child.disconnect(); // it has nothing left to do and ends
    }
  });
  child.send(job, () => undefined);
  try {
    // Its last messages may arrive after the exit.
    await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    if (outcome?.kind === 'loaded') return outcome.content;
    throw new StartupError(
      outcome?.message ??
        `载入演示内容的进程意外结束（${String(child.signalCode ?? child.exitCode)}），数据没有写入；请重新启动。`,
    );
  } finally {
    process.off('exit', kill);
  }
}
