import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';

import { PACT_FILE, PACTS_FOLDER } from '../pact-file.js';
import { WRITTEN_FILE, WRITTEN_FOLDER } from './written.js';

/**
 * Lets the tests write a new pact, which takes the place of the committed one when they have ended. The library merges
 * interactions into an existing file, so a removed one would stay in it forever. With PACT_IN_PLACE the result has to
 * equal the committed pact, which is the published one.
 */
export default async function clearPacts(): Promise<() => void> {
  await rm(WRITTEN_FOLDER, { recursive: true, force: true });
  await mkdir(WRITTEN_FOLDER, { recursive: true });
  return () => {
    const committed = existsSync(PACT_FILE) ? readFileSync(PACT_FILE, 'utf8') : '';
    if (readFileSync(WRITTEN_FILE, 'utf8') === committed) return;
    mkdirSync(PACTS_FOLDER, { recursive: true });
    renameSync(WRITTEN_FILE, PACT_FILE);
    if (process.env['PACT_IN_PLACE'] !== undefined)
      throw new Error('The pact differed from what its tests write and has been updated: commit it.');
  };
}
