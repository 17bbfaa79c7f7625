import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');

/** Runs one of the operator's commands, as built, beside the server of the tests; returns what it prints. */
export async function operate(
  command: 'content-load' | 'outbox' | 'shops' | 'works',
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(BUILT, 'commands', `${command}.js`), ...args], {
    env: { ...process.env, DATA_DIR: process.env['INKSTONE_E2E_DATA'], DATABASE_URL: '' },
  });
  return stdout;
}
