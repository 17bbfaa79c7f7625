import { expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { type Question, verify } from './engine.js';

const { interactions } = readPact();
const answers = interactions.map(({ response }) => JSON.stringify(response.body.content));

function firstOf(count: number): Question[] {
  return interactions.slice(0, count);
}

it('tells good answers from changed ones, each by its own question', async () => {
  // More than one file of the verifier holds.
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

it('does not take a failure to answer for a changed answer', async () => {
  const answer = (): Promise<string> => Promise.reject(new Error('nobody there'));
  await expect(verify(firstOf(1), { answer })).rejects.toThrow('could not put question 0');
});
