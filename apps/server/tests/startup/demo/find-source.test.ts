import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { findDemoSource } from '../../../src/startup/demo/find-source.js';

const source = join(import.meta.dirname, '../../../src/startup/demo/find-source.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-no-demo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds none where @inkstone/demo is not installed', async () => {
  // A place without node_modules above it.
  const copy = join(folder, 'find-source.ts');
  await copyFile(source, copy);
  const module = (await import(pathToFileURL(copy).href)) as { findDemoSource: typeof findDemoSource };
  expect(module.findDemoSource()).toBeUndefined();
});
