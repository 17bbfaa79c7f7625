/**
 * Compares the description with that of the last release, and fails if a change would break callers of that release.
 * `node scripts/diff.mjs [release] [description]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { promiseOf, readDescription, withoutNewRefusals } from './promise.mjs';

const workspace = join(import.meta.dirname, '..');
const [release = join(workspace, 'release/openapi.json'), description] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'inkstone-diff-'));

/** @param {string[]} args */
function redocly(...args) {
  const program = join(import.meta.dirname, 'redocly.mjs');
  return spawnSync(process.execPath, [program, ...args], { cwd: workspace, stdio: 'inherit' }).status ?? 1;
}

/** A separate bundle, because another process may be writing dist/openapi.json at the same time. */
function bundle() {
  const path = join(folder, 'bundle.json');
  const status = redocly('bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', path);
  if (status !== 0) throw new Error('openapi.yaml cannot be bundled.');
  return path;
}

try {
  const [released, promised] = [join(folder, 'release.json'), join(folder, 'openapi.json')];
  const now = readDescription(description ?? bundle());
  const before = promiseOf(readDescription(release));
  const after = withoutNewRefusals(promiseOf(now), before);
  writeFileSync(released, JSON.stringify(before));
  writeFileSync(promised, JSON.stringify(after));
  process.exitCode = redocly('diff', released, promised, '--config', 'redocly.diff.yaml');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
