/** `npm run shops -w @inkstone/server -- …`: the applications of shops, for the operator who decides on them. */
import { shopCommand } from './operator/shop-command.js';
import { withExistingDatabase } from './startup/existing-database.js';
import { failStart } from './startup/fail.js';

await main().catch(failStart);

async function main(): Promise<void> {
  // Read before the database is looked for: a mistyped command is told at once.
  const run = shopCommand(process.argv.slice(2));
  await withExistingDatabase(async ({ db }) => {
    process.stdout.write(`${await run(db)}\n`);
  });
}
