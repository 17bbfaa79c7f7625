import { expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { type Question, verify } from './engine.js';

const { interactions } = readPact();
const answers = interactions.map(({ response }) => JSON.stringify(response.body.content));

function firstOf(count: number): Question[] {
  return interactions.slice(0, count);
}

it('accepts good answers and rejects changed ones', async () => {
  // More interactions than one file holds.
  const questions = firstOf(60).map(({ response }): Question => ({
    request: { method: 'GET', path: '/' },
    response,
  }));
  const isChanged = (index: number): boolean => index % 7 === 3;
  const verdicts = await verify(questions, {
    answer: (index) => (isChanged(index) ? '{"code":418,"data":null}' : (answers[index] ?? '')),
  });
  expect(verdicts).toEqual(questions.map((_, index) => !isChanged(index)));
});

it('does not count a missing answer as a changed one', async () => {
  const answer = (): Promise<string> => Promise.reject(new Error('no answer'));
  await expect(verify(firstOf(1), { answer })).rejects.toThrow('could not put question 0');
});
