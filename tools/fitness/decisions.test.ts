import { describe, expect, it } from 'vitest';
import { filesIn, read } from './repository.js';

const decisions = filesIn('docs/decisions');

it('numbers the decisions without a gap or a repetition', () => {
  const numbers = decisions.map((file) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});

describe.each(decisions)('%s', (file) => {
  it('has the sections context, decision and consequences', () => {
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });
});
