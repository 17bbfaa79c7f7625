const SHOWN_SHARE = 0.75;

/**
 * How many of a PDF's pages are shown before the download: 75 %, rounded down (Spec A 4), yet at least one. Of a
 * file of one page nothing would be left, and a preview without a page tells nobody what he would download.
 */
export function previewPages(total: number): number {
  return total < 1 ? 0 : Math.max(1, Math.floor(total * SHOWN_SHARE));
}
