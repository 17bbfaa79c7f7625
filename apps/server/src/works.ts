/** `npm run works -w @inkstone/server -- …`: the works of students, for the operator who decides on them. */
import { worksCommand } from './operator/works-command.js';
import { withExistingDatabase } from './startup/existing-database.js';
import { failStart } from './startup/fail.js';

await main().catch(failStart);

async function main(): Promise<void> {
  // Read before the database is looked for: a mistyped command is told at once.
  const run = worksCommand(process.argv.slice(2));
  await withExistingDatabase(async ({ db }) => {
    process.stdout.write(`${await run(db)}\n`);
  });
}
