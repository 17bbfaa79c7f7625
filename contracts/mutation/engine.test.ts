import { expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { type VerifiedInteraction, verify } from './engine.js';

const { interactions } = readPact();
const answers = interactions.map(({ response }) => JSON.stringify(response.body.content));

function firstOf(count: number): VerifiedInteraction[] {
  return interactions.slice(0, count);
}

it('accepts good answers and rejects changed ones', async () => {
  // More interactions than one file holds.
  const sixty = firstOf(60).map(({ response }): VerifiedInteraction => ({
    request: { method: 'GET', path: '/' },
    response,
  }));
  const isChanged = (index: number): boolean => index % 7 === 3;
  const verdicts = await verify(sixty, {
    answer: (index) => (isChanged(index) ? '{"code":418,"data":null}' : (answers[index] ?? '')),
  });
  expect(verdicts).toEqual(sixty.map((_, index) => !isChanged(index)));
});

it('does not count a missing answer as a changed one', async () => {
  const answer = (): Promise<string> => Promise.reject(new Error('no answer'));
  await expect(verify(firstOf(1), { answer })).rejects.toThrow('could not run 0');
});
