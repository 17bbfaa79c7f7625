import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Does one task in a process of its own: the verifier's native library writes pages to the standard output, and
 * keeps one core busy, whatever the others do.
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

/** The verifier would report each run to its makers, and look for this machine behind a proxy that is set. */
function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^PACT_|_proxy$/i.test(name));
  return { ...Object.fromEntries(others), PACT_DO_NOT_TRACK: 'true' };
}

/** The child's side: does the task it is sent, answers, and ends. */
export function serve(work: (task: unknown) => Promise<object>): void {
  process.once('message', (task) => {
    void answer(work(task));
  });
}

/** What goes wrong ends the child with its stack on the standard error. */
async function answer(work: Promise<object>): Promise<void> {
  const result = await work;
  process.send?.(result, () => process.exit(0));
}
