import type { Database } from '../db/database.js';
import { withExistingDatabase } from '../startup/existing-database.js';
import { failStart } from '../startup/fail.js';

/** Returns the text to print. */
export type OperatorCommand = (db: Database) => Promise<string>;

/** @param parse runs before the database is opened, so that a mistyped command is reported at once */
export async function runOperatorCommand(parse: (argv: readonly string[]) => OperatorCommand): Promise<void> {
  try {
    const command = parse(process.argv.slice(2));
    await withExistingDatabase(async ({ db }) => {
      process.stdout.write(`${await command(db)}\n`);
    });
  } catch (error) {
    failStart(error);
  }
}
