import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { hashOfInputs } from './inputs.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkstone-inputs-'));
  await write('contracts/pacts/one.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

it.each([
  'openapi/dist/openapi.json',
  'contracts/pacts/one.json',
  'contracts/provider/states/books.ts',
  'contracts/mutation/mutants.ts',
  'apps/server/src/features/books/handlers.ts',
  'apps/server/src/shared/search/words.ts',
])('changes with %s', async (file) => {
  const before = hashOfInputs(root);
  await write(file, 'changed');
  expect(hashOfInputs(root)).not.toBe(before);
});

it.each(['contracts/mutation/tally.test.ts', 'contracts/STATES.md', 'apps/server/src/content/books.ts'])(
  'stays the same with %s',
  async (file) => {
    const before = hashOfInputs(root);
    await write(file, 'changed');
    expect(hashOfInputs(root)).toBe(before);
  },
);

it('tells a file that moved', async () => {
  const before = hashOfInputs(root);
  await rm(join(root, 'contracts/pacts/one.json'));
  await write('contracts/pacts/two.json', '{}');
  expect(hashOfInputs(root)).not.toBe(before);
});

it('reads the files of this repository', () => {
  expect(hashOfInputs()).not.toBe(hashOfInputs(root));
});
