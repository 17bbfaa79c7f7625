import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { PARTS } from '../test/parts.mjs';
import { readCatalogue } from './catalogue.js';
import { coverageOf } from './coverage.js';
import { documentOf } from './document.js';
import { operationsWithoutTest } from './operations.js';
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

function problems(): string[] {
  const missing = reports.filter(({ file }) => !existsSync(file)).map(({ part }) => part);
  if (missing.length > 0) {
    return [`no report of some parts: run npm test -- --only ${[...new Set(missing)].join(',')}`];
  }
  const tests = reports.flatMap(({ file }) =>
    testsIn(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport, ROOT),
  );
  const coverage = coverageOf(readCatalogue(), tests);
  writeFileSync(DOCUMENT, documentOf(coverage));
  return [
    ...coverage.uncovered.map(({ id }) => `no test names the statement ${id}`),
    ...coverage.unknown.map((id) => `not in the catalogue: ${id}`),
    ...operationsWithoutTest(tests).map((id) => `no test in apps/server/tests/features calls ${id}`),
  ];
}

const found = problems();
if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n`);
  process.exitCode = 1;
}
