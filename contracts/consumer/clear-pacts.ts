import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';

import { PACT_FILE, PACTS_FOLDER } from '../pact-file.js';

/**
 * Interactions are merged into the file that is there, so one that is no longer written would stay for ever.
 * With PACT_IN_PLACE the pact must come out as it was: the one that is published is the one in the repository.
 */
export default async function clearPacts(): Promise<() => void> {
  const before = existsSync(PACT_FILE) ? readFileSync(PACT_FILE, 'utf8') : '';
  await rm(PACTS_FOLDER, { recursive: true, force: true });
  await mkdir(PACTS_FOLDER);
  return () => {
    if (process.env['PACT_IN_PLACE'] === undefined || readFileSync(PACT_FILE, 'utf8') === before) return;
    throw new Error('The pact was not what its tests write. It is now: commit it.');
  };
}
