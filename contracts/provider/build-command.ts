import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../../tools/tsc.mjs', import.meta.url));

/** Builds the command, because the tests run what is published. */
export default async function buildCommand(): Promise<void> {
  const args = [compiler, '--project', 'tsconfig.build.json'];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
  await import('../scripts/build-pact.js');
}
