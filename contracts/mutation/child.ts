import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { environment } from '../src/run-engine.js';

/**
 * Runs a task in a separate process: the native library of the verifier prints a lot to the standard output and uses a
 * single core.
 */
export async function inChild<Result>(file: 'record.ts' | 'judge.ts', task: object): Promise<Result> {
  const child = fork(join(import.meta.dirname, file), {
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const results: Result[] = [];
  child.on('message', (result) => results.push(result as Result));
  child.send(task);
  const [code] = (await once(child, 'close')) as [number | null];
  const [result] = results;
  if (code !== 0 || result === undefined) throw new Error(`${file} ended with ${String(code)}.`);
  return result;
}

/** Runs in the child: executes the task that the parent sends, returns the result and exits. */
export function serve(work: (task: unknown) => Promise<object>): void {
  process.once('message', (task) => {
    void answer(work(task));
  });
}

async function answer(work: Promise<object>): Promise<void> {
  const result = await work;
  process.send?.(result, () => process.exit(0));
}
