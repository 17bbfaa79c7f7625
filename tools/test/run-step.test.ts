import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Step } from './parts.mjs';
import { runStep } from './run-step.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-step-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, counts: Step['counts'], minutes = 1) {
  const step: Step = {
    name: 'the step',
    command: process.execPath,
    args: ['--eval', script, '<report>'],
    counts,
  };
  return runStep(step, {
    logFile: join(folder, 'step.log'),
    report: join(folder, 'report.json'),
    deadline: Date.now() + minutes * 60_000,
    env: {},
  });
}

/** Source of a runner that reports one passed test. */
const report =
  'fs.writeFileSync(process.argv[1], \'{"testResults":[{"name":"a","status":"passed","assertionResults":[{"fullName":"adds","status":"passed"}]}]}\');';

it('uses the exit code of a check as its result, and logs its output', async () => {
  expect(await run('console.log("fine")', 'once')).toMatchObject({ passed: 1, failed: 0 });
  expect(await run('console.error("not fine"); process.exit(3)', 'once')).toMatchObject({
    passed: 0,
    failed: 1,
  });
  expect(readFileSync(join(folder, 'step.log'), 'utf8')).toBe('fine\nnot fine\n');
});

it('reads the report of a runner', async () => {
  expect(await run(report, 'vitest')).toMatchObject({ passed: 1, failed: 0 });
});

it('counts a crashed runner as failed, whatever its report contains', async () => {
  expect(await run('process.exit(1)', 'vitest')).toMatchObject({
    failed: 1,
    failures: ['the step: ended with code 1'],
  });
  expect(await run('', 'vitest')).toMatchObject({ failed: 1, failures: ['the step: no report'] });
  expect(await run(`${report} process.exit(1)`, 'vitest')).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

it('ends a step at its time limit', async () => {
  expect(await run('setInterval(() => undefined, 1000)', 'once', 0)).toMatchObject({ failed: 1 });
});
