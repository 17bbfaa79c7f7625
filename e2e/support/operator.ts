import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');

type Command = 'content-load' | 'outbox' | 'shops' | 'works';

/** Runs one of the operator's commands, as built, beside the server of the tests; returns what it prints. */
export async function operate(command: Command, ...args: string[]): Promise<string> {
  const dataDir = process.env['INKSTONE_E2E_DATA'] ?? '';
  return operateOn({ DATA_DIR: dataDir, DATABASE_URL: '' }, command, ...args);
}

/** The same beside another server. */
export async function operateOn(
  settings: Readonly<Record<string, string>>,
  command: Command,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(BUILT, 'commands', `${command}.js`), ...args], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}
