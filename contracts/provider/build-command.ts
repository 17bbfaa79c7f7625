import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('..', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Builds the command, because the tests run what is published. */
export default async function buildCommand(): Promise<void> {
  const args = [compiler, '--project', 'tsconfig.build.json'];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
  await import('../scripts/build-pact.js');
}
