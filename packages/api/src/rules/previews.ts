import type { PaperPreview } from '../types.js';
import { splitFiles } from './files.js';

const SHOWN_SHARE = 0.75;

/** How many pages of a PDF the preview shows: 75 %, rounded down (Spec A 4), so none of a single page. */
export function previewPages(total: number): number {
  return Math.floor(total * SHOWN_SHARE);
}

/** A file of a paper as a visitor may see it. */
export interface PreviewFile {
  url: string;
  /** Pages of the whole file, of which that at `url` is a part; `undefined` where it is the whole. */
  pageCount: number | undefined;
}

/** The files of a preview, from a backend that cuts PDF files and says how long they were, or one that does not. */
export function previewFiles({ url, page_counts }: PaperPreview): PreviewFile[] {
  return splitFiles(url).map((address, index) => {
    const pageCount = page_counts?.[index];
    return { url: address, pageCount: pageCount === 0 ? undefined : pageCount };
  });
}
