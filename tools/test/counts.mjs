/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures names of the failed tests
 * @property {string[]} unstable names of the passed tests that failed the first time
 */

/** @returns {Counts} */
export function noCounts() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], unstable: [] };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      unstable: [...total.unstable, ...one.unstable],
    }),
    noCounts(),
  );
}

/**
 * Counts a step as one test.
 *
 * @param {string} name
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countOnce(name, ok) {
  return ok ? { ...noCounts(), passed: 1 } : { ...noCounts(), failed: 1, failures: [name] };
}

/**
 * Counts one test for each package in which turbo ran the task, from the summary at the end of its log.
 *
 * @param {string} log
 * @returns {Counts | undefined} undefined when turbo ended before its summary
 */
export function countTurbo(log) {
  const summary = /Tasks:\s+(\d+) successful, (\d+) total/.exec(log);
  if (summary === null) return undefined;
  const passed = Number(summary[1]);
  const failures = [...log.matchAll(/^Failed:\s+(.+)$/gm)].flatMap((match) =>
    String(match[1]).trim().split(/,\s*/),
  );
  return { ...noCounts(), passed, failed: Number(summary[2]) - passed, failures };
}

/**
 * @typedef {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} VitestReport
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  return sum(
    report.testResults.map((file) => {
      const of = (/** @type {string[]} */ ...states) =>
        file.assertionResults.filter((test) => states.includes(test.status));
      const nameOf = (/** @type {{ fullName: string }} */ test) => `${file.name} › ${test.fullName}`;
      const failed = of('failed').map(nameOf);
      // A file that cannot be loaded, or whose hooks fail, reports no failed test.
      if (file.status === 'failed' && failed.length === 0)
        failed.push(`${file.name} › ${file.message ?? 'no report'}`);
      return {
        ...noCounts(),
        passed: of('passed').length,
        failed: failed.length,
        skipped: of('skipped', 'pending', 'todo', 'disabled').length,
        failures: failed,
        unstable: of('passed')
          .filter((test) => (test.failureMessages ?? []).length > 0)
          .map(nameOf),
      };
    }),
  );
}

/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string, projectName: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const errors = (report.errors ?? []).map((error) => countOnce(error.message ?? 'unknown error', false));
  return sum([...report.suites.map((suite) => countSuite(suite, '')), ...errors]);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} path titles of the suites around it
 * @returns {Counts}
 */
function countSuite(suite, path) {
  const title = path === '' ? suite.title : `${path} › ${suite.title}`;
  const tests = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => {
      const name = `${title} › ${spec.title} [${test.projectName}]`;
      if (test.status === 'skipped') return { ...noCounts(), skipped: 1 };
      if (test.status === 'flaky') return { ...noCounts(), passed: 1, unstable: [name] };
      return countOnce(name, test.status === 'expected');
    }),
  );
  return sum([...tests, ...(suite.suites ?? []).map((inner) => countSuite(inner, title))]);
}
