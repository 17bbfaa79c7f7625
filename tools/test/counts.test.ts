import { describe, expect, it } from 'vitest';
import { countPlaywright, countTurbo, countVitest } from './counts.mjs';

describe('vitest', () => {
  it('counts tests, and one failure for a file that cannot be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'waits', status: 'passed', failureMessages: ['Error: not yet'] },
            { fullName: 'divides', status: 'failed' },
            { fullName: 'rounds', status: 'skipped' },
            { fullName: 'guesses', status: 'todo' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 2,
      failures: ['a.test.ts › divides', 'b.test.ts › Cannot find module'],
      unstable: ['a.test.ts › waits'],
    });
  });
});

describe('playwright', () => {
  const test = (status: string) => ({ status, projectName: 'mobile' });
  const spec = (title: string, status: string) => ({
    title,
    ok: status === 'expected',
    tests: [test(status)],
  });

  it('counts nested suites', () => {
    const report = {
      suites: [
        {
          title: 'home.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            {
              title: 'menu',
              specs: [spec('closes', 'flaky'), spec('sings', 'skipped'), spec('opens', 'unexpected')],
            },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['home.spec.ts › menu › opens [mobile]'],
      unstable: ['home.spec.ts › menu › closes [mobile]'],
    });
  });

  it('counts an error outside of a test', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'no server' }] }).failures).toEqual([
      'no server',
    ]);
  });
});

describe('turbo', () => {
  it('counts one test for each package', () => {
    const log =
      ' Tasks:    5 successful, 7 total\nCached:    0 cached, 7 total\nFailed:    @inkstone/ui#lint, //#lint:root\n';
    expect(countTurbo(log)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 0,
      failures: ['@inkstone/ui#lint', '//#lint:root'],
      unstable: [],
    });
  });

  it('does not count a log without a summary as passed', () => {
    expect(countTurbo('panicked at main.rs')).toBeUndefined();
  });
});
