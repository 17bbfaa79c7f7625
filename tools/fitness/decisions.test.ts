import { describe, expect, it } from 'vitest';

import { filesIn, read } from './repository.js';

const decisions = filesIn('docs/decisions');
const files = filesIn('.').map((file) => `/${file}`);

/** A file or a folder of the repository: its path from the root, or the last parts of it. */
const PATH =
  /`((?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|yaml|csv|md|ttf\.br)|(?:apps|packages|openapi|contracts|demo|docs|e2e|tools|src)\/[\w./@-]+)`/g;

it('gives each decision a number of its own', () => {
  const numbers = decisions.map((file) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe.each(decisions)('%s', (file) => {
  it('has the sections context, decision and consequences', () => {
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });

  it('names only paths that exist', () => {
    const named = [...read(file).matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !isBuilt(path) && !exists(path))).toEqual([]);
  });
});

function exists(path: string): boolean {
  const whole = `/${path.replace(/\/$/, '')}`;
  return files.some((file) => file.endsWith(whole) || file.includes(`${whole}/`));
}

function isBuilt(path: string): boolean {
  return /(^|\/)(dist|dist-server|generated)(\/|$)/.test(path);
}
