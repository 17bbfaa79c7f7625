import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SetupError } from './fail.mjs';

/**
 * Runs a program on this terminal until it ends.
 *
 * @param {string} name as messages call it
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function runForeground(name, file, args, options = {}) {
  const child = spawn(file, args, { ...options, stdio: 'inherit' });
  // Ctrl-C reaches the program through the terminal's process group; this process only waits for it to exit.
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
