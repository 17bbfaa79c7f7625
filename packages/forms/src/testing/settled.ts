import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';

/*
 * Makes an action of a test (a click, a key, a file) resolve after the page has settled. Testing Library waits for one
 * timer, which on a busy machine may fire before React has rendered the result of a promise, and a test that reads the
 * page right after a click would sometimes fail. React renders in `setImmediate` callbacks, which run in the order in
 * which they were scheduled, so waiting for enough of them works on any machine.
 */

/** One each for a render, its effects and the render they cause, and the same again for a promise in between. */
const TURNS = 6;

/** The original, which fake timers of a test do not replace. */
const inTurn = globalThis.setImmediate;
const config = getConfig();
const asyncWrapper = config.asyncWrapper.bind(config);

configure({
  // Waiting ends with the test's own limit: the default of one second is short for a busy machine.
  asyncUtilTimeout: 25_000,
  asyncWrapper: async (act) => {
    const result: unknown = await asyncWrapper(act);
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => inTurn(resolve));
    return result;
  },
});
