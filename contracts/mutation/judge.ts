/** Puts every mutant of some answers to the verifier in place of the answer. */
import { serve } from './child.js';
import { type Question, verify } from './engine.js';
import { mutantsOf } from './mutants.js';
import type { Verdict } from './tally.js';

/** What the contract wants, and what was answered, as a text of JSON. */
export interface Case {
  response: object;
  answer: string;
}

serve(async (task): Promise<Verdict[][]> => {
  const cases = task as readonly Case[];
  const mutants = cases.map(({ answer }) => mutantsOf(JSON.parse(answer)));
  await expectGood(cases);
  const bodies = mutants.flat().map(({ body }) => JSON.stringify(body));
  const questions = cases.flatMap(({ response }, index) =>
    (mutants[index] ?? []).map(() => asking(response)),
  );
  const keeps = await verify(questions, { answer: (index) => bodies[index] ?? '' });
  let next = 0;
  return mutants.map((ofOne) => ofOne.map(({ path, change }) => ({ path, change, caught: !keeps[next++] })));
});

/** Only the answer is judged: what was asked, and in which state, was so when it was recorded. */
function asking(response: object): Question {
  return { request: { method: 'GET', path: '/' }, response };
}

/** Where the unchanged answer fails already, every change would seem to be caught. */
async function expectGood(cases: readonly Case[]): Promise<void> {
  const questions = cases.map(({ response }) => asking(response));
  const keeps = await verify(questions, { answer: (index) => cases[index]?.answer ?? '' });
  const bad = cases.find((_, index) => keeps[index] !== true);
  if (bad !== undefined) throw new Error(`An answer that was good is not good any more: ${bad.answer}`);
}
