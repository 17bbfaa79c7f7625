import type { PaperFile, PaperSource } from '../types.js';
import type { PaperDocument } from './document.js';

/** Opens a file. The libraries are large: a page without an opened file loads none of them. */
export async function openDocument(
  file: PaperFile,
  source: Pick<PaperSource, 'shownPages' | 'assetsUrl'>,
): Promise<PaperDocument> {
  switch (file.kind) {
    case 'pdf': {
      const { openPdf } = await import('./open-pdf.js');
      return openPdf(file, source);
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
