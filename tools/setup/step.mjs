import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { QUIET } from '../env.mjs';
import { SetupError } from './fail.mjs';
import { BIN, CACHE, NODE_24, ROOT } from './paths.mjs';

/** Without a terminal, progress is a new line every ten seconds; on a terminal one line is updated. */
const SECONDS_BETWEEN_LINES = 10;

/**
 * Environment of every child process: Node 24 first on the PATH, telemetry off.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment() {
  const path = [dirname(NODE_24), BIN, process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, ...QUIET, PATH: path };
}

/**
 * The same for a child whose output goes to a log file: without colour codes.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function loggedEnvironment() {
  // Node prints a warning when NO_COLOR and FORCE_COLOR are both set.
  return { ...childEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined };
}

/**
 * Runs a long step. Its output goes to a log file; the screen shows the label and the seconds.
 *
 * @param {object} step
 * @param {string} step.label Chinese, starting with a verb: 安装依赖
 * @param {string} step.log name of the log file in .cache/logs
 * @param {string} step.command
 * @param {string[]} step.args
 * @returns {Promise<void>} rejects with a SetupError that names the log
 */
export async function runStep({ label, log, command, args }) {
  const logFile = join(CACHE, 'logs', log);
  mkdirSync(dirname(logFile), { recursive: true });
  // Opened synchronously: a stream would report an unwritable log by an error event that nothing handles.
  const output = createWriteStream('', { fd: openSync(logFile, 'w') });
  const started = Date.now();
  const seconds = () => String(Math.round((Date.now() - started) / 1000));

  process.stdout.write(`正在${label}…${process.stdout.isTTY ? '' : '\n'}`);
  let ticks = 0;
  const ticker = setInterval(() => {
    ticks += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r正在${label}…已用 ${seconds()} 秒`);
    else if (ticks % SECONDS_BETWEEN_LINES === 0) process.stdout.write(`  ${label}：已用 ${seconds()} 秒\n`);
  }, 1000);

  /** @type {string} */
  const problem = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: loggedEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `退出码 ${String(code)}`)));
  });
  clearInterval(ticker);
  output.end();

  const lineStart = process.stdout.isTTY ? '\r' : '';
  if (problem !== '') {
    throw new SetupError(`${lineStart}${label}失败（${problem}），详情见 ${relative(ROOT, logFile)}`);
  }
  process.stdout.write(`${lineStart}${label}完成，用时 ${seconds()} 秒。   \n`);
}
