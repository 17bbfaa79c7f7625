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
      // Before the library, so that both are fetched at the same time.
      const port = startPdfWorker();
      try {
        const { openPdf } = await import('./open-pdf.js');
        return await openPdf(file, source, port);
      } catch (error) {
        port.terminate();
        throw error;
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
