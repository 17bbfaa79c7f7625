import type { Reading } from '../desk/use-reading.js';
import type { PaperDocument } from '../documents/document.js';

/** The last block of a Word file that is not below the upper edge of the desk, by its number (read-word.ts). */
export function blockAt({ document, element, places }: Reading): number | undefined {
  // A pixel, because a desk scrolls to whole ones.
  const top = (element?.scrollTop ?? 0) + 1;
  let last: number | undefined;
  for (const [index, { blocks }] of document.pages.entries()) {
    const sheet = places[index];
    for (const [block, share] of blocks ?? [])
      if (sheet !== undefined && sheet.top + share * sheet.height <= top) last = block;
  }
  return last;
}

/** The page of a block, and where on it the block begins, as a share of its height. */
export function placeOf({ pages }: PaperDocument, block: number | undefined) {
  if (block === undefined) return undefined;
  for (const [page, { blocks }] of pages.entries()) {
    const share = blocks?.get(block);
    if (share !== undefined) return { page, share };
  }
  return undefined;
}
