/**
 * `node tools/run.mjs <tool> [arguments]` runs an installed tool with telemetry off. A package script cannot set
 * variables itself (`NAME=value tool`), because the shell of Windows does not support that. In a fresh clone it
 * installs the packages first: README names these commands without an install.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { QUIET } from './env.mjs';
import { exitWith, SetupError } from './setup/fail.mjs';
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
  const child = spawn(windows ? `"${join(bin, name)}.cmd"` : join(bin, name), args, {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...QUIET, PATH: bin + delimiter + (process.env['PATH'] ?? '') },
  });
  // Ctrl-C reaches the tool through the terminal's process group; this process only waits for it to exit.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      reject(new SetupError(`无法启动 ${name}：${error.message}。请先运行 npm ci`));
    });
    child.on('exit', (code, signal) => {
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
