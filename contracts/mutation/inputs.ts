import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** What an answer, a pact or a verdict is made of. Tests are left out: they decide about none of these. */
const INPUTS = [
  'openapi/dist/openapi.json',
  'contracts/package.json', // the version of the verifier
  'contracts/*.ts',
  'contracts/{mutation,provider,states}/**/*.ts',
  'contracts/pacts/*.json',
  'apps/server/src/{errors,features,shared}/**/*.ts',
  'apps/server/src/db/migrations/*',
];

/** @returns a hash over path and content of every file that the outcome of the mutation check depends on */
export function hashOfInputs(root = ROOT): string {
  const files = globSync(INPUTS, { cwd: root, exclude: ['**/*.test.ts', '**/vitest.config.ts'] })
    .map((file) => file.split(sep).join('/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
