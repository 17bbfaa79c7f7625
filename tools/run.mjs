/**
 * `node tools/run.mjs <tool> [arguments]` starts a locally installed tool with telemetry off, on every platform:
 * `NAME=value tool` in a package script is not understood by the shell of Windows.
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

// Ctrl-C reaches the tool through the terminal's process group; this process only has to outlive it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => {
  process.stderr.write(`无法启动 ${tool}：${error.message}。请先运行 npm ci\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
});
