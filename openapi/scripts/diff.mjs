/**
 * Compares the description with what the last release promised, and fails when a caller of that release would
 * break. `node scripts/diff.mjs [release] [description]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { promiseOf, readDescription } from './promise.mjs';

const room = join(import.meta.dirname, '..');
const [release = join(room, 'release/openapi.json'), description] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'inkstone-diff-'));

/** @param {string[]} args */
function redocly(...args) {
  const program = join(import.meta.dirname, 'redocly.mjs');
  return spawnSync(process.execPath, [program, ...args], { cwd: room, stdio: 'inherit' }).status ?? 1;
}

/** A bundle of our own: another run may be writing dist/openapi.json just now. */
function bundle() {
  const path = join(folder, 'bundle.json');
  const status = redocly('bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', path);
  if (status !== 0) throw new Error('openapi.yaml cannot be bundled.');
  return path;
}

try {
  const promised = join(folder, 'openapi.json');
  const now = readDescription(description ?? bundle());
  writeFileSync(promised, JSON.stringify(promiseOf(now)));
  process.exitCode = redocly('diff', release, promised, '--config', 'redocly.diff.yaml');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
