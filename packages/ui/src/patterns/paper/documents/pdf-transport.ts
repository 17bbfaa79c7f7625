import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { BegunPdf } from './begin-pdf.js';
import { PaperFailure } from './document.js';

/** Bytes of the beginning that are read before its end is there. They mostly have the first page. */
const BEGINNING = 2 ** 17;

/** Gives pdf.js what it needs of a file: what has been asked for already, and then the rest, as it comes or in ranges. */
export class PdfTransport extends PDFDataRangeTransport {
  /** Rejects where a file that comes in one answer does not come to its end. */
  readonly failed: Promise<never>;
  readonly #file: BegunPdf;
  readonly #signal: AbortSignal;

  constructor(file: BegunPdf, signal: AbortSignal) {
    super(file.length, null);
    this.#file = file;
    this.#signal = signal;
    this.failed = new Promise((_, reject) => {
      this.#read().catch((error: unknown) => {
        // What is missing is asked for in ranges.
        if (!file.inRanges) reject(new PaperFailure('unreachable', error));
      });
    });
  }

  /** Whether the file is read from its beginning to its end, and not only where its pages need it. */
  get streams(): boolean {
    return !this.#file.inRanges || this.#file.end !== undefined;
  }

  async #read() {
    const { response, end } = this.#file;
    if (!this.streams) {
      await response.body?.cancel();
      return;
    }
    const reader = response.body?.getReader();
    let received = 0;
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) break;
      received += value.length;
      this.onDataProgressiveRead(value);
      // What is not read is not sent either: the line is free for the end of the file, by which pdf.js begins.
      if (received > BEGINNING) await end?.bytes.catch(() => undefined);
    }
    this.onDataProgressiveDone();
  }

  override requestDataRange(begin: number, end: number): void {
    this.#rangeOf(begin, end).then(
      (bytes) => {
        if (!this.#signal.aborted) this.onDataRange(begin, bytes);
      },
      () => {
        // pdf.js has no word for a range that failed. It refuses one that is too long, and so the page that waits for it.
        if (!this.#signal.aborted) this.onDataRange(begin, new Uint8Array(end - begin + 1));
      },
    );
  }

  async #rangeOf(begin: number, end: number): Promise<Uint8Array> {
    const { end: last } = this.#file;
    if (last !== undefined && begin >= last.from) {
      const bytes = await last.bytes.catch(() => undefined);
      if (bytes !== undefined) return bytes.subarray(begin - last.from, end - last.from);
    }
    return this.#file.fetchRange(begin, end);
  }
}
