import { readConfig } from '../config.js';
import type { Database } from '../db/database.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { IdentityCards } from '../security/identity-cards.js';
import { withExistingDatabase } from '../startup/existing-database.js';
import { identityCardsOf } from '../startup/data-folder.js';
import { failStart } from '../startup/fail.js';
import { openFiles } from '../startup/open-files.js';

/** What a command may need besides the database; it is opened by those that do. */
export interface Tools {
  files: () => Promise<FileStore>;
  identityCards: () => Promise<Pick<IdentityCards, 'hashesOf' | 'numberOf'>>;
}

/** Returns the text to print. */
export type OperatorCommand = (db: Database, tools: Tools) => Promise<string>;

const tools: Tools = {
  files: () => openFiles(readConfig()),
  identityCards: () => identityCardsOf(readConfig()),
};

/** @param parse runs before the database is opened, so that a mistyped command is reported at once */
export async function runOperatorCommand(parse: (argv: readonly string[]) => OperatorCommand): Promise<void> {
  try {
    const command = parse(process.argv.slice(2));
    await withExistingDatabase(async ({ db }) => {
      process.stdout.write(`${await command(db, tools)}\n`);
    });
  } catch (error) {
    failStart(error);
  }
}
