import type { PaperDocument } from '../documents/document.js';
import type { PaperSource } from '../types.js';

/** What both readers, for desktop and for phone, take. */
export interface ReaderProps extends Pick<PaperSource, 'title' | 'download' | 'startZoom' | 'onZoom'> {
  document: PaperDocument;
  /** Index of the sheet that it begins with. */
  startPage: number;
  onClose: () => void;
}
