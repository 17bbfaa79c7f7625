import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';

import { PACT_FILE, PACTS_FOLDER } from '../pact-file.js';

/**
 * Deletes the pact before the tests write it. The library merges interactions into an existing file, so a removed one
 * would stay in it forever. With PACT_IN_PLACE the result has to equal the committed pact, which is the published one.
 */
export default async function clearPacts(): Promise<() => void> {
  const before = existsSync(PACT_FILE) ? readFileSync(PACT_FILE, 'utf8') : '';
  await rm(PACTS_FOLDER, { recursive: true, force: true });
  await mkdir(PACTS_FOLDER);
  return () => {
    if (process.env['PACT_IN_PLACE'] === undefined || readFileSync(PACT_FILE, 'utf8') === before) return;
    throw new Error('The pact differed from what its tests write and has been updated: commit it.');
  };
}
