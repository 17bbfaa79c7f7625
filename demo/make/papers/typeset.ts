/** The program of the thread that `typesetting.ts` starts. */
import { workerData } from 'node:worker_threads';
import { writerInto } from '../folder/writer.js';
import { writePaperFiles } from '../media/write-paper-files.js';
import { buildPapers } from './build-papers.js';
import { specOf } from './paper-spec.js';
import { type Shares, shareOf } from './shares.js';

const shares = workerData as Shares;
await writePaperFiles(shareOf(buildPapers().map(specOf), shares), { write: writerInto(shares.into) });
