import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { BegunPdf } from './begin-pdf.js';
import { PaperFailure } from './document.js';

/** Bytes from the beginning that are read before the end has arrived. They mostly contain the first page. */
const BEGINNING = 2 ** 17;

/** Provides pdf.js with a file: the bytes requested already, then the rest, streamed or in ranges. */
export class PdfTransport extends PDFDataRangeTransport {
  /** Rejects if a file in one response is not received completely. */
  readonly failed: Promise<never>;
  readonly #file: BegunPdf;
  readonly #signal: AbortSignal;
  readonly #onLost: (() => void) | undefined;

  constructor(file: BegunPdf, signal: AbortSignal, onLost?: () => void) {
    super(file.length, null);
    this.#file = file;
    this.#signal = signal;
    this.#onLost = onLost;
    this.failed = new Promise((_, reject) => {
      this.#read().catch((error: unknown) => {
        // Missing bytes are requested in ranges.
        if (!file.inRanges) reject(new PaperFailure('unreachable', error));
      });
    });
  }

  /** Whether the file is read from beginning to end, instead of only where its pages need it. */
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
      // Unread bytes are not sent: this leaves the bandwidth to the end of the file, which pdf.js reads
      // first.
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
        // pdf.js has no call for a failed range. It rejects one that is too long, and the page waiting for
        // it.
        if (this.#signal.aborted) return;
        this.onDataRange(begin, new Uint8Array(end - begin + 1));
        this.#onLost?.();
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
 * The streamed response in pieces of one length. The network delivers hundreds of small ones, and pdf.js
 * takes two messages to its worker and back for each, while pages wait: 100 ms for 1 MB.
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
      // The previous one has been transferred to the worker.
      piece = new Uint8Array(length);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.slice(0, filled);
}
