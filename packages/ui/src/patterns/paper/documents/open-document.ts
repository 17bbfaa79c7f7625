import type { PaperFile, PaperSource } from '../types.js';
import { beginPdf } from './begin-pdf.js';
import { fetchFile } from './fetch-file.js';
import { limits } from './limits.js';
import type { PaperDocument } from './document.js';
import { startPdfWorker } from './start-pdf-worker.js';

/** Opens a file. The libraries are large, so they are only loaded here. */
export async function openDocument(
  file: PaperFile,
  source: Pick<PaperSource, 'shownPages' | 'assetsUrl' | 'onLost'>,
): Promise<PaperDocument> {
  const { totalPages: total } = file;
  // A file without pages cannot be opened.
  if (total !== undefined && source.shownPages?.(total) === 0)
    return { pages: [], total, close: () => undefined };
  switch (file.kind) {
    case 'pdf': {
      // Before the library, so that all three are fetched at the same time.
      const port = startPdfWorker();
      const closing = new AbortController();
      const begun = beginPdf(file.url, total !== undefined, closing.signal);
      // It is awaited once the library is loaded.
      begun.catch(() => undefined);
      function close() {
        closing.abort();
        port.terminate();
      }
      try {
        const { openPdf } = await import('./open-pdf.js');
        return await openPdf(file, source, { begun: await begun, signal: closing.signal, port, close });
      } catch (error) {
        close();
        throw error;
      }
    }
    case 'word': {
      const answer = fetchFile(file.url, { size: limits.word, reason: 'large-word' });
      answer.catch(() => undefined);
      const { openWord } = await import('./open-word.js');
      const withheld = total === undefined ? 0 : total - (source.shownPages?.(total) ?? total);
      return openWord(await answer, withheld);
    }
    case 'image': {
      const { openImage } = await import('./open-image.js');
      return openImage(file);
    }
  }
}
