import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { loggedEnvironment } from '../setup/step.mjs';
import { countOnce, countPlaywright, countTurbo, countVitest, noCounts } from './counts.mjs';
import { REPORT } from './parts.mjs';

/**
 * Process groups of the running steps, so that they can be ended with this process.
 *
 * @type {Set<number>}
 */
const running = new Set();

/** Ends all running steps with their process groups. */
export function endAll() {
  for (const pid of running) endGroup(pid);
}

/** @param {number} pid */
function endGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/**
 * @param {import('./parts.mjs').Step} step
 * @param {object} run
 * @param {string} run.logFile appended to
 * @param {string} run.report where the step may write its JSON report
 * @param {number} run.deadline time in milliseconds at which the step is ended
 * @param {Record<string, string>} run.env
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStep(step, { logFile, report, deadline, env }) {
  const fill = (/** @type {string} */ text) => text.replace(REPORT, report);
  const own = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)]));
  rmSync(report, { force: true });

  const start = existsSync(logFile) ? readFileSync(logFile, 'utf8').length : 0;
  const problem = await execute(step.command, step.args.map(fill), {
    folder: join(ROOT, step.folder ?? '.'),
    env: { ...loggedEnvironment(), ...env, ...own },
    logFile,
    deadline,
  });
  const log = readFileSync(logFile, 'utf8').slice(start);
  const counts = read(step, report, log, problem === '');

  // A runner that ends with an error has failed, even if its report contains only passed tests.
  if (problem === '' && counts !== undefined) return counts;
  if (counts !== undefined && counts.failed > 0) return counts;
  return {
    ...(counts ?? noCounts()),
    failed: 1,
    failures: [`${step.name}: ${problem === '' ? 'no report' : problem}`],
  };
}

/**
 * @param {import('./parts.mjs').Step} step
 * @param {string} report
 * @param {string} log
 * @param {boolean} ok
 */
function read(step, report, log, ok) {
  if (step.counts === 'once') return countOnce(step.name, ok);
  if (step.counts === 'turbo') return countTurbo(log);
  if (!existsSync(report)) return undefined;
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return step.counts === 'vitest'
    ? countVitest(/** @type {import('./counts.mjs').VitestReport} */ (json))
    : countPlaywright(/** @type {import('./counts.mjs').PlaywrightReport} */ (json));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ folder: string, env: NodeJS.ProcessEnv, logFile: string, deadline: number }} options
 * @returns {Promise<string>} the problem, or '' when it succeeded
 */
function execute(command, args, { folder, env, logFile, deadline }) {
  return new Promise((resolve) => {
    const log = createWriteStream(logFile, { flags: 'a' });
    // Its own process group, so that a browser or a database that it has started ends with it.
    const child = spawn(command, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid } = child;
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        if (pid !== undefined) endGroup(pid);
      },
      Math.max(deadline - Date.now(), 0),
    );
    if (pid !== undefined) running.add(pid);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    /** @param {string} problem */
    const finish = (problem) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      log.end(() => resolve(late ? 'time limit exceeded' : problem));
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) =>
      finish(code === 0 ? '' : `ended with ${signal ?? `code ${String(code)}`}`),
    );
  });
}
