/**
 * `node tools/run.mjs <tool> [arguments]` runs an installed tool with telemetry off. A package script cannot set
 * variables itself (`NAME=value tool`), because the shell of Windows does not support that.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { QUIET } from './env.mjs';

const [tool, ...args] = process.argv.slice(2);
if (tool === undefined) {
  process.stderr.write('用法：node tools/run.mjs <工具> [参数…]\n');
  process.exit(1);
}

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin');
const windows = process.platform === 'win32';
const child = spawn(windows ? `"${join(bin, tool)}.cmd"` : join(bin, tool), args, {
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, ...QUIET, PATH: bin + delimiter + (process.env['PATH'] ?? '') },
});

// Ctrl-C reaches the tool through the terminal's process group; this process only waits for it to exit.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => {
  process.stderr.write(`无法启动 ${tool}：${error.message}。请先运行 npm ci\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
});
