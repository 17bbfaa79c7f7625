/** Verifies every mutant of some answers instead of the answer itself. */
import { serve } from './child.js';
import { type VerifiedInteraction, verify } from './engine.js';
import { mutantsOf } from './mutants.js';
import type { Verdict } from './tally.js';

/** The expected response, and the recorded answer as JSON text. */
export interface Case {
  response: object;
  answer: string;
}

serve(async (task): Promise<Verdict[][]> => {
  const cases = task as readonly Case[];
  const mutants = cases.map(({ answer }) => mutantsOf(JSON.parse(answer)));
  await expectGood(cases);
  const bodies = mutants.flat().map(({ body }) => JSON.stringify(body));
  const interactions = cases.flatMap(({ response }, index) =>
    (mutants[index] ?? []).map(() => asking(response)),
  );
  const keeps = await verify(interactions, { answer: (index) => bodies[index] ?? '' });
  let next = 0;
  return mutants.map((ofOne) => ofOne.map(({ path, change }) => ({ path, change, caught: !keeps[next++] })));
});

/** Only the answer matters here, so request and states are placeholders. */
function asking(response: object): VerifiedInteraction {
  return { request: { method: 'GET', path: '/' }, response };
}

/** If an unchanged answer failed, every change of it would count as noticed. */
async function expectGood(cases: readonly Case[]): Promise<void> {
  const interactions = cases.map(({ response }) => asking(response));
  const keeps = await verify(interactions, { answer: (index) => cases[index]?.answer ?? '' });
  const bad = cases.find((_, index) => keeps[index] !== true);
  if (bad !== undefined) throw new Error(`The verifier rejects an unchanged answer: ${bad.answer}`);
}
