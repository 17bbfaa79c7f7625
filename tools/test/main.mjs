import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { SetupError, exitWith } from '../setup/fail.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensureNeeds } from '../setup/needs.mjs';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { noCounts, sum } from './counts.mjs';
import { CORES, PARTS } from './parts.mjs';
import { runParts } from './run-parts.mjs';
import { endAll, runStep } from './run-step.mjs';
import { summary } from './summary.mjs';

const LOGS = join(CACHE, 'test-logs');
const TAIL_LINES = 30;
const NAMES_SHOWN = 20;

/** @param {string[]} args of the command line: none, or --only and names of parts separated by commas */
export function main(args) {
  return exitWith(async () => {
    const parts = choose(args);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        endAll();
        process.exit(130);
      });
    }
    await ensureInstalled();
    /** @type {Record<string, string>} */
    const env = {};
    await ensureNeeds(parts.flatMap((part) => part.needs ?? []));
    const browser = findBrowser();
    if (browser !== undefined) env['CHROMIUM_PATH'] = browser;
    if (parts.some((part) => part.built) && !parts.some((part) => part.name === 'build')) await ensureBuilt();

    mkdirSync(LOGS, { recursive: true });
    // Reports of other parts stay: the coverage of the specifications is read from those of all parts.
    for (const file of readdirSync(LOGS)) {
      if (parts.some((part) => file.startsWith(`${part.name}.`))) rmSync(join(LOGS, file));
    }
    /** @type {import('./summary.mjs').Result[]} */
    const results = [];
    await runParts(parts, Math.min(availableParallelism(), CORES), async (part) => {
      results.push(await runPart(part, env));
    });
    results.sort((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part));
    process.stdout.write(`\n${summary(results)}`);
    return results.some((result) => result.counts.failed > 0) ? 1 : 0;
  });
}

/**
 * @param {string[]} args
 * @returns {import('./parts.mjs').Part[]}
 */
export function choose(args) {
  const [flag, list] = args;
  if (flag === undefined) return PARTS;
  const names = (list ?? '').split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  if (flag !== '--only' || names.length === 0 || unknown !== undefined) {
    const problem = unknown === undefined ? '' : `没有名为 ${unknown} 的部分。`;
    throw new SetupError(
      `${problem}用法：npm test -- --only ${PARTS.map((part) => part.name).join(',')}（任选其中几个）`,
    );
  }
  return PARTS.filter((part) => names.includes(part.name));
}

/**
 * @param {import('./parts.mjs').Part} part
 * @param {Record<string, string>} env
 * @returns {Promise<import('./summary.mjs').Result>}
 */
async function runPart(part, env) {
  const logFile = join(LOGS, `${part.name}.log`);
  const started = Date.now();
  process.stdout.write(`开始 ${part.name}（${part.title}）\n`);

  let counts = noCounts();
  for (const [index, step] of part.steps.entries()) {
    const stepCounts = await runStep(step, {
      logFile,
      report: join(LOGS, `${part.name}.${String(index)}.json`),
      deadline: started + part.minutes * 60_000,
      env,
    });
    counts = sum([counts, stepCounts]);
  }

  const seconds = (Date.now() - started) / 1000;
  const verdict = counts.failed > 0 ? '失败' : '通过';
  process.stdout.write(`${verdict} ${part.name}，用时 ${String(Math.round(seconds))} 秒\n`);
  if (counts.failed > 0) process.stdout.write(describeFailure(counts.failures, logFile));
  return { part, counts, seconds };
}

/**
 * @param {string[]} failures
 * @param {string} logFile
 */
function describeFailure(failures, logFile) {
  const names = failures.slice(0, NAMES_SHOWN).map((name) => `  ✗ ${name.replaceAll(`${ROOT}/`, '')}`);
  if (failures.length > NAMES_SHOWN) names.push(`  …以及另外 ${String(failures.length - NAMES_SHOWN)} 项`);
  const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES);
  return [
    ...names,
    `  日志 ${relative(ROOT, logFile)} 的末尾：`,
    ...tail.map((line) => `  │ ${line}`),
    '',
  ].join('\n');
}
