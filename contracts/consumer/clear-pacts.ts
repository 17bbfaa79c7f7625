import { mkdir, rm } from 'node:fs/promises';

import { PACTS_FOLDER } from '../pact-file.js';

/** Interactions are merged into the file that is there, so one that is no longer written would stay for ever. */
export default async function clearPacts(): Promise<void> {
  await rm(PACTS_FOLDER, { recursive: true, force: true });
  await mkdir(PACTS_FOLDER);
}
