/**
 * The demonstration publisher, as the server sees it: a content folder to load, and what no folder can hold. The server
 * imports this module in the process that loads content, and only if it is there.
 */

/** To be raised with each change of the content; the server records it with what it has loaded. */
export const contentVersion = '2026-11-25.1';

export { makeFolder, type MakingReport } from './folder/make-folder.js';
export { buildScaling, type Scaling } from './papers/scaling.js';
export type { ReaderCounts } from './people/reader-counts.js';
export type { Row } from './rows.js';
export { buildChanges, buildSeed, type Seed } from './seed.js';
export { referenceDay } from './text/days.js';
