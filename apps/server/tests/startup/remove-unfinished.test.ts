import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnfinished } from '../../src/startup/remove-unfinished.js';

const now = Date.UTC(2026, 10, 23, 12);
const old = new Date(now - 61 * 60 * 1000);
const young = new Date(now - 59 * 60 * 1000);

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'inkstone-unfinished-'));
});
afterEach(() => rm(data, { recursive: true }));

it('removes what the store left long ago, and nothing else', async () => {
  const folder = join(data, 'files', '.unfinished');
  await mkdir(folder, { recursive: true });
  const files = {
    '0b8f4a52-7a0e-4a4d-9d5e-0f3a6c1b2d34': old,
    '7c1d9e63-1b2f-4c5a-8e7d-5a6b7c8d9e0f': young,
    'notes.txt': old,
  };
  for (const [name, time] of Object.entries(files)) {
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), time, time);
  }
  await removeUnfinished(data, now);
  expect(await readdir(folder)).toEqual(['7c1d9e63-1b2f-4c5a-8e7d-5a6b7c8d9e0f', 'notes.txt']);
});

it('needs no folder', async () => {
  await expect(removeUnfinished(data, now)).resolves.toBeUndefined();
});
