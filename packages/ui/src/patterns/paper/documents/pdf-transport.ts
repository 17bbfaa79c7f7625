import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { BegunPdf } from './begin-pdf.js';
import { PaperFailure } from './document.js';

/** Bytes of the beginning that are read before the end is there. They mostly have the first page. */
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
    const { response, range, end } = this.#file;
    if (!this.streams) {
      await response.body?.cancel();
      return;
    }
    let received = 0;
    for await (const piece of piecesOf(response, range)) {
      received += piece.length;
      this.onDataProgressiveRead(piece);
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

/**
 * An answer as it comes, in pieces of a length. The network brings it in hundreds of small ones, and pdf.js takes each by
 * two messages to its worker and back, while pages wait: 100 ms for 1 MB.
 */
async function* piecesOf(response: Response, length: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  let piece = new Uint8Array(length);
  let filled = 0;
  for (;;) {
    const read = await reader?.read();
    if (read?.value === undefined) break;
    let rest = read.value;
    while (rest.length > 0) {
      const part = rest.subarray(0, length - filled);
      piece.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
      if (filled < length) break;
      yield piece;
      // The former one is the worker's now.
      piece = new Uint8Array(length);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.slice(0, filled);
}
