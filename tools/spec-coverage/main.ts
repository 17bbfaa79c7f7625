import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { PARTS } from '../test/parts.mjs';
import { readCatalogue } from './catalogue.js';
import { coverageOf } from './coverage.js';
import { documentOf } from './document.js';
import { operationsWithoutTest } from './operations.js';
import { lowerRatchet, ratchetProblems, readRatchet, type Ratchet } from './ratchet.js';
import { testsIn, type PlaywrightReport, type VitestReport } from './reports.js';

/** Written by every run, and not kept in git: it follows from the reports. */
const DOCUMENT = join(CACHE, 'spec-coverage.md');

/** The JSON reports that `npm test` writes, of every part whose runner makes one. */
const reports = PARTS.flatMap(({ name, steps }) =>
  steps.flatMap(({ counts }, index) =>
    counts === 'vitest' || counts === 'playwright'
      ? [{ part: name, file: join(CACHE, 'test-logs', `${name}.${String(index)}.json`) }]
      : [],
  ),
);

function main(isCheck: boolean): void {
  const missing = reports.filter(({ file }) => !existsSync(file)).map(({ part }) => part);
  if (missing.length > 0) {
    fail([`no report of some parts: run npm test -- --only ${[...new Set(missing)].join(',')}`]);
    return;
  }
  const tests = reports.flatMap(({ file }) =>
    testsIn(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport, ROOT),
  );
  const coverage = coverageOf(readCatalogue(), tests);
  const now: Ratchet = { uncoveredStatements: coverage.uncovered.length };
  writeFileSync(DOCUMENT, documentOf(coverage));
  if (!isCheck) lowerRatchet(now);
  fail([
    ...coverage.unknown.map((id) => `not in the catalogue: ${id}`),
    ...operationsWithoutTest(tests).map((id) => `no test in apps/server/tests/features calls ${id}`),
    ...ratchetProblems(now, readRatchet()),
  ]);
}

function fail(problems: readonly string[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

main(process.argv.includes('--check'));
