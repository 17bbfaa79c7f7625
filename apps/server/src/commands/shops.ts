/** `npm run shops -w @inkstone/server -- …`: the shop applications, for the operator who decides on them. */
import { withExistingDatabase } from '../startup/existing-database.js';
import { failStart } from '../startup/fail.js';
import { shopCommand } from './shop-command.js';

await main().catch(failStart);

async function main(): Promise<void> {
  // Parsed before the database is opened: a mistyped command is reported at once.
  const run = shopCommand(process.argv.slice(2));
  await withExistingDatabase(async ({ db }) => {
    process.stdout.write(`${await run(db)}\n`);
  });
}
