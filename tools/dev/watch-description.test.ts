import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDescription } from './watch-description.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-watch-'));
  mkdirSync(join(folder, 'paths/books'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('generates once when an editor writes a YAML file twice for one save', async () => {
  const onChange = vi.fn(() => Promise.resolve());
  const stop = watchDescription(onChange, folder);
  writeFileSync(join(folder, 'notes.txt'), 'not YAML');
  writeFileSync(join(folder, 'paths/books/getBook.yaml'), 'get:');
  writeFileSync(join(folder, 'paths/books/getBook.yaml'), 'post:');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 25_000);
  stop();
  expect(onChange).toHaveBeenCalledTimes(1);
});
