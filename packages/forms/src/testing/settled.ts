import { configure, getConfig } from '@testing-library/react';

/*
 * What a test does as a user (a click, a key, a file) ends once the page has settled. Testing Library waits one turn of
 * a timer, which on a busy machine comes before React has drawn what the answer of a promise changed: a test that
 * reads the page right after a click would then fail now and then. React draws in turns of `setImmediate`, which come
 * in the order in which they were asked for; so enough of them are enough on any machine.
 */

/** A drawing, the effects after it, and the drawing that they ask for; and as much again for an answer in between. */
const TURNS = 6;

/** The real one, whatever clock a test sets later. */
const inTurn = globalThis.setImmediate;
const config = getConfig();
const asyncWrapper = config.asyncWrapper.bind(config);

configure({
  asyncWrapper: async (act) => {
    const result: unknown = await asyncWrapper(act);
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => inTurn(resolve));
    return result;
  },
});
