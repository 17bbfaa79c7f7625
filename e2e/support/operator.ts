import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');

type Command = 'content-load' | 'outbox' | 'shops' | 'users' | 'works';

/** The environment of a command, which says whose database and files it uses. */
export type ServerSettings = Readonly<Record<string, string>>;

export function testServer(): ServerSettings {
  return { DATA_DIR: process.env['INKSTONE_E2E_DATA'] ?? '', DATABASE_URL: '' };
}

/** Runs a built command of the operator for the server of the tests. @returns what it prints */
export async function operate(command: Command, ...args: string[]): Promise<string> {
  return operateOn(testServer(), command, ...args);
}

/** The same for another server. */
export async function operateOn(
  settings: ServerSettings,
  command: Command,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(BUILT, 'commands', `${command}.js`), ...args], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}
