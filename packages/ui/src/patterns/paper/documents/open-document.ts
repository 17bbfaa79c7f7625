import type { PaperFile, PaperSource } from '../types.js';
import type { PaperDocument } from './document.js';
import { startPdfWorker } from './start-pdf-worker.js';

/** Opens a file. The libraries are large: a page without an opened file loads none of them. */
export async function openDocument(
  file: PaperFile,
  source: Pick<PaperSource, 'shownPages' | 'assetsUrl'>,
): Promise<PaperDocument> {
  switch (file.kind) {
    case 'pdf': {
      // Before the library, so that all three are fetched at the same time.
      const port = startPdfWorker();
      // Where the reader makes the cut, the pages beyond it would be fetched too.
      const preload = file.totalPages === undefined ? undefined : preloadFile(file.url);
      try {
        const { openPdf } = await import('./open-pdf.js');
        return await openPdf(file, source, port);
      } catch (error) {
        port.terminate();
        throw error;
      } finally {
        preload?.remove();
      }
    }
    case 'word': {
      const { openWord } = await import('./open-word.js');
      return openWord(file);
    }
    case 'image': {
      const { openImage } = await import('./open-image.js');
      return openImage(file);
    }
  }
}

/** Asks for the file before pdf.js does, which waits for its worker; the browser gives it this answer then. */
function preloadFile(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As the request of pdf.js: another mode would make it a second one.
  link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
  return link;
}
