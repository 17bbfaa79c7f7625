import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');

type Command = 'content-load' | 'outbox' | 'shops' | 'works';

/** Environment of the commands that say which server they work beside. */
export type ServerSettings = Readonly<Record<string, string>>;

/** The server of the tests. */
export function testServer(): ServerSettings {
  return { DATA_DIR: process.env['INKSTONE_E2E_DATA'] ?? '', DATABASE_URL: '' };
}

/** Runs one of the operator's commands, as built, beside the server of the tests; returns what it prints. */
export async function operate(command: Command, ...args: string[]): Promise<string> {
  return operateOn(testServer(), command, ...args);
}

/** The same beside another server. */
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
