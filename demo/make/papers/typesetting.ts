import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writerInto } from '../folder/writer.js';
import type { PaperSpec } from '../media/compose-paper.js';
import { writePaperFiles } from '../media/write-paper-files.js';
import { type Shares, shareOf } from './shares.js';

/** Files of papers that a second thread has begun to typeset. */
export interface Typesetting {
  /** Typesets with it until all files are written. @throws Error the fault of either thread */
  finish(papers: readonly PaperSpec[], onProgress: (done: number, total: number) => void): Promise<void>;
  close(): Promise<void>;
}

const reportEvery = 25;
const extension = extname(import.meta.filename);
const program = join(import.meta.dirname, `typeset${extension}`);
/** Tests run the sources without a loader that threads inherit. */
const loader = extension === '.ts' ? { execArgv: ['--import', 'tsx'] } : {};

/** Typesets papers on a second thread while this one draws; then both take the next paper in turn. */
export function startTypesetting(into: string): Typesetting {
  const shares: Shares = { into, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const thread = new Worker(program, { workerData: shares, ...loader });
  // Awaited only after the drawing: a fault until then would otherwise end the process as nobody's.
  const ended = once(thread, 'exit').then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  return {
    async finish(papers, onProgress) {
      await writePaperFiles(shareOf(papers, shares), { write: writerInto(into) }, () => {
        const begun = Math.min(Atomics.load(shares.taken, 0), papers.length - 1);
        if (begun % reportEvery < 2) onProgress(begun, papers.length);
      });
      const fault = await ended;
      if (fault !== undefined) throw fault.error;
      onProgress(papers.length, papers.length);
    },
    async close() {
      await thread.terminate();
    },
  };
}
