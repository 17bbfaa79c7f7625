/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Prints the tests that passed only when they were repeated, which no reporter of Vitest lists.
 *
 * @implements {Reporter}
 */
export default class RepeatedReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) {
      process.stdout.write(`重做后才通过：${test.module.moduleId} › ${test.fullName}\n`);
    }
  }
}
