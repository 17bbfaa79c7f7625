import type { PaperSpec } from '../media/compose-paper.js';

/** What the threads that typeset have in common. */
export interface Shares {
  into: string;
  /** Shared memory with one number: how many papers are taken. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** The papers that this thread gets: each time the next one that no thread has taken. */
export function* shareOf(papers: readonly PaperSpec[], { taken }: Shares): Generator<PaperSpec> {
  for (;;) {
    const paper = papers[Atomics.add(taken, 0, 1)];
    if (paper === undefined) return;
    yield paper;
  }
}
