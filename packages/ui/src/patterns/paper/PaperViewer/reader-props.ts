import type { PaperDocument } from '../documents/document.js';
import type { FoundPlace, PaperSource } from '../types.js';

/** Props of both readers, for desktop and for phone. */
export interface ReaderProps extends Pick<
  PaperSource,
  'title' | 'download' | 'readerDownload' | 'night' | 'startZoom' | 'onZoom' | 'onPage'
> {
  document: PaperDocument;
  /** Index of the first sheet that is shown. */
  startPage: number;
  /** What a search has found, if the reading mode is opened for it. */
  found: FoundPlace | undefined;
  onClose: () => void;
}
