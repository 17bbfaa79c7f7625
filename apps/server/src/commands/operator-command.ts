import { readConfig } from '../config.js';
import type { Database } from '../db/database.js';
import type { FileStore } from '../ports/files/file-store.js';
import { withExistingDatabase } from '../startup/existing-database.js';
import { failStart } from '../startup/fail.js';
import { openFiles } from '../startup/open-files.js';

/** Returns the text to print. The store is opened by those that need it. */
export type OperatorCommand = (db: Database, files: () => Promise<FileStore>) => Promise<string>;

/** @param parse runs before the database is opened, so that a mistyped command is reported at once */
export async function runOperatorCommand(parse: (argv: readonly string[]) => OperatorCommand): Promise<void> {
  try {
    const command = parse(process.argv.slice(2));
    await withExistingDatabase(async ({ db }) => {
      process.stdout.write(`${await command(db, () => openFiles(readConfig()))}\n`);
    });
  } catch (error) {
    failStart(error);
  }
}
