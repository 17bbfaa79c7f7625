import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** Editors write a file in several steps, which count as one change. */
const quietMilliseconds = 200;

/**
 * Calls `onChange` when a YAML file under openapi/ has changed. Calls never overlap; all changes during one call lead to
 * one further call.
 * @returns a function that stops watching
 */
export function watchDescription(onChange: () => Promise<void>, folder = join(ROOT, 'openapi')): () => void {
  let timer: NodeJS.Timeout | undefined;
  let waiting = false;
  let work = Promise.resolve();

  function run(): void {
    if (waiting) return;
    waiting = true;
    work = work.then(() => {
      waiting = false;
      return onChange();
    });
  }

  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !/\.ya?ml$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(run, quietMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
