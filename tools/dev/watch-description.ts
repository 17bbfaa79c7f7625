import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** Editors write a file in several steps; one save should generate once. */
const quietMilliseconds = 200;

/**
 * Calls `onChange` when a YAML file under openapi/ has changed, once at a time: changes during a run lead to
 * exactly one more.
 * @returns a function that stops watching
 */
export function watchDescription(onChange: () => Promise<void>, folder = join(ROOT, 'openapi')): () => void {
  const state = { running: false, again: false };
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    state.again = state.running;
    if (state.running) return;
    state.running = true;
    do {
      state.again = false;
      await onChange();
    } while (state.again);
    state.running = false;
  }

  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !/\.ya?ml$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
