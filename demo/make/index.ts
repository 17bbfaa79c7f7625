/** The demonstration publisher. The server imports this module only in the process that loads content. */

/** To be raised with each change of the content. */
export const contentVersion = '2026-11-27.9';

export { makeFolder, type MakingReport } from './folder/make-folder.js';
export { buildScaling, type Scaling } from './papers/scaling.js';
export type { ReaderCounts } from './people/reader-counts.js';
export type { Row } from './rows.js';
export { buildChanges, buildSeed, type Seed } from './seed.js';
export { referenceDay } from './text/days.js';
