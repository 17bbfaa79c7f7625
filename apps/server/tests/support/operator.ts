import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorCommand, Tools } from '../../src/commands/operator-command.js';
import type { TestServer } from './test-server.js';

/** Runs a command of the operator in this process. */
export function operatorOf(server: TestServer, command: (argv: readonly string[]) => OperatorCommand) {
  return async (...argv: string[]): Promise<string> => command(argv)(server.db, toolsOf(server));
}

export function toolsOf({ services }: TestServer): Tools {
  return {
    files: () => Promise.resolve(services.files),
    identityCards: () => Promise.resolve(services.identityCards),
  };
}

/** What operators did in a queue, in order. */
export function actsIn({ db }: TestServer, queue: string) {
  return db
    .selectFrom('operator_acts')
    .select(['operator', 'item', 'act', 'before', 'after'])
    .where('queue', '=', queue)
    .orderBy('id')
    .execute();
}

const folders: string[] = [];

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-out-'));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}
