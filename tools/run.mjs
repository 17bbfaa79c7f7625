/**
 * `node tools/run.mjs <tool> [arguments]` runs an installed tool with telemetry off. A package script cannot set
 * variables itself (`NAME=value tool`), because the shell of Windows does not support that. In a fresh clone it
 * installs the packages first: README names these commands without an install.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { QUIET } from './env.mjs';
import { exitWith, SetupError } from './setup/fail.mjs';
import { runForeground } from './setup/foreground.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { refuseOldNode } from './setup/old-node.mjs';

const [tool, ...args] = process.argv.slice(2);
const bin = join(import.meta.dirname, '..', 'node_modules', '.bin');

await exitWith(async () => {
  if (tool === undefined) throw new SetupError('用法：node tools/run.mjs <工具> [参数…]');
  if (!existsSync(join(bin, tool))) {
    refuseOldNode();
    await ensureInstalled();
  }
  return run(tool);
});

/**
 * @param {string} name
 * @returns {Promise<number>} the exit code
 */
function run(name) {
  const windows = process.platform === 'win32';
  return runForeground(name, windows ? `"${join(bin, name)}.cmd"` : join(bin, name), args, {
    shell: windows,
    env: { ...process.env, ...QUIET, PATH: bin + delimiter + (process.env['PATH'] ?? '') },
  });
}
