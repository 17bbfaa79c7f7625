import './promise-with-resolvers.js';

import {
  getDocument,
  PasswordException,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  type PageViewport,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { BegunPdf } from './begin-pdf.js';
import {
  PaperFailure,
  type PageView,
  type PaperDocument,
  type PaperPage,
  type Part,
  type ShownPage,
  type Size,
} from './document.js';
import { createDrawQueue, type DrawQueue } from './draw-queue.js';
import { INK_WIDTH, inkOfCanvas } from './ink.js';
import { limits } from './limits.js';
import { structureText } from './pdf-structure.js';
import { PdfTransport } from './pdf-transport.js';
import type { PaperFile, PaperSource } from '../types.js';

/** 1 inch has 72 points and 96 px. */
const PX_PER_POINT = 96 / 72;
/** Safari draws nothing into a canvas with more pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;
interface Opening {
  begun: BegunPdf;
  /** Aborted when the document is closed. */
  signal: AbortSignal;
  port: Worker;
  /** Ends the worker and running requests. */
  close: () => void;
}

/** Opens a PDF in a worker, which ends when the document is closed. Fetches only what its pages need. */
export async function openPdf(
  { totalPages }: PaperFile,
  { shownPages, assetsUrl, onLost }: Pick<PaperSource, 'shownPages' | 'assetsUrl' | 'onLost'>,
  { begun, signal, port, close: end }: Opening,
): Promise<PaperDocument> {
  const worker = PDFWorker.create({ port });
  const transport = new PdfTransport(begun, signal, onLost);
  const task = getDocument({
    range: transport,
    worker,
    rangeChunkSize: begun.range,
    disableRange: !begun.inRanges,
    disableStream: !transport.streams,
    // Otherwise pdf.js would fetch the whole file, with the pages beyond the cut.
    disableAutoFetch: true,
    // WebAssembly needs 'wasm-unsafe-eval' in the site's CSP; pdf.js also has the decoders as scripts.
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
    ...(assetsUrl !== undefined && addressesIn(assetsUrl)),
  });
  function close() {
    void task
      .destroy()
      // If the file could not be fetched, it rejects with that reason again, which would be unhandled.
      .catch(() => undefined)
      .finally(end);
  }
  try {
    const pdf = await Promise.race([task.promise, transport.failed, failWhenLarge(task)]);
    const total = Math.max(totalPages ?? 0, pdf.numPages);
    // With `totalPages`, the URL has returned only the pages that may be seen.
    const shown = totalPages === undefined ? (shownPages?.(pdf.numPages) ?? pdf.numPages) : pdf.numPages;
    const first = sizeOf(await pdf.getPage(1));
    const queue = createDrawQueue();
    const pages = Array.from({ length: shown }, (_, index) =>
      pdfPage({ pdf, number: index + 1, queue }, first),
    );
    return { pages, total, close };
  } catch (error) {
    close();
    throw failureOf(error);
  }
}

/** Rejects as soon as more than the limit has been received, for files without a known length. */
function failWhenLarge(task: PDFDocumentLoadingTask): Promise<never> {
  return new Promise((_, reject) => {
    task.onProgress = ({ loaded }: { loaded: number }) => {
      if (loaded > limits.pdf) reject(new PaperFailure('large-pdf'));
    };
  });
}

/** Absolute URLs, because the worker fetches them: it would resolve a relative one against its own script. */
function addressesIn(assetsUrl: string) {
  const folder = (name: string) => new URL(`${assetsUrl}${name}/`, document.baseURI).href;
  return {
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
  };
}

function failureOf(error: unknown): PaperFailure {
  if (error instanceof PaperFailure) return error;
  if (error instanceof PasswordException) return new PaperFailure('password', error);
  // pdf.js distinguishes an empty file from a broken one only by its message.
  if (error instanceof Error && error.message.includes('zero bytes')) return new PaperFailure('empty', error);
  return new PaperFailure('broken', error);
}

function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: PX_PER_POINT });
  return { width, height };
}

async function inkOf(page: PDFPageProxy): Promise<Part> {
  const viewport = page.getViewport({ scale: INK_WIDTH / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return inkOfCanvas(canvas);
}

interface PageOf {
  pdf: PDFDocumentProxy;
  number: number;
  queue: DrawQueue;
}

/** Three corners of each picture, as shares of the page: x, y, x, y, x, y. */
type RasterCorners = ArrayLike<number>;

/** Elements over the pictures of a page, which only the night theme styles. */
function rastersOf(corners: RasterCorners | null, document: Document): HTMLElement[] {
  const numbers = Array.from(corners ?? []);
  return Array.from({ length: numbers.length / 6 }, (_, index) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(6 * index, 6 * index + 6);
    const [left, top] = [Math.min(x1, x2, x3), Math.min(y1, y2, y3)];
    const element = document.createElement('div');
    element.dataset['raster'] = '';
    element.style.cssText = `left: ${percent(left)}; top: ${percent(top)}; width: ${percent(Math.max(x1, x2, x3) - left)}; height: ${percent(Math.max(y1, y2, y3) - top)}`;
    return element;
  });
}

function percent(share: number): string {
  return `${String(100 * share)}%`;
}

function pdfPage(of: PageOf, size: Size): PaperPage {
  const { pdf, number } = of;
  return {
    size,
    measure: async () => sizeOf(await pdf.getPage(number)),
    findInk: async () => inkOf(await pdf.getPage(number)),
    text: async () => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    },
    show: (host, view) => showPage(of, host, view),
  };
}

function showPage({ pdf, number, queue }: PageOf, host: HTMLElement, view: PageView): ShownPage {
  // Created in the current document, which has the fonts of the file, even to print from another document.
  const canvas = document.createElement('canvas');
  let stop: (() => void) | undefined;
  let released = false;
  // A function, because TypeScript would keep a variable narrowed across an `await`.
  const isReleased = () => released;

  async function draw() {
    if (isReleased()) return;
    const page = await pdf.getPage(number);
    if (isReleased()) return;
    const viewport = page.getViewport({
      scale: view.scale * PX_PER_POINT,
      rotation: (page.rotate + view.rotation) % 360,
    });
    try {
      await drawOn(page, viewport);
    } finally {
      // Also if it was released earlier: otherwise pdf.js keeps the pictures of every page scrolled past.
      page.cleanup();
    }
    if (isReleased() || view.plain === true) return;
    // Pages that are scrolled past need no text. Measuring it between the drawings would fragment Chromium's
    // heap: 300 pages then take 70 MB more.
    stop = queue.whenResting(() => {
      // Without its text a page can still be read.
      placeText(page, viewport).catch(() => undefined);
    });
  }

  async function drawOn(page: PDFPageProxy, viewport: PageViewport) {
    const ratio = Math.min(
      view.pixelRatio ?? window.devicePixelRatio,
      Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height)),
    );
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(viewport.height * ratio);
    canvas.style.cssText = 'display: block; width: 100%; height: 100%';
    canvas.dataset['drawing'] = '';
    // Otherwise pdf.js keeps the places of the first drawing, which may have another rotation.
    page.imageCoordinates = null;
    const rendering = page.render({
      canvas,
      viewport,
      transform: [ratio, 0, 0, ratio, 0, 0],
      recordImages: true,
    });
    stop = () => rendering.cancel();
    await rendering.promise;
    host.append(canvas, ...rastersOf(page.imageCoordinates as RasterCorners | null, host.ownerDocument));
  }

  async function placeText(page: PDFPageProxy, viewport: PageViewport) {
    const text = host.ownerDocument.createElement('div');
    text.className = 'textLayer';
    text.style.setProperty('--total-scale-factor', String(view.scale * PX_PER_POINT));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      container: text,
      viewport,
    });
    stop = () => layer.cancel();
    const [tree] = await Promise.all([page.getStructTree().catch(() => null), layer.render()]);
    structureText(text, tree);
    host.append(text);
  }

  return {
    done: queue.draw(host, draw).catch((error: unknown) => {
      // Cancelling by `release` is not a failure.
      if (!isReleased()) throw new PaperFailure('broken', error);
    }),
    release: () => {
      released = true;
      stop?.();
      host.replaceChildren();
      // Safari keeps the memory of a canvas until garbage collection, unless the canvas is resized.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
