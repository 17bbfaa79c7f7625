import type { PaperPage } from '../documents/document.js';
import { answersHeading } from './messages.zh.js';

/** Index of the first page of answers; the number of pages where there is none. A paper does not begin with them. */
export async function firstOfAnswers(pages: readonly Pick<PaperPage, 'text'>[]): Promise<number> {
  for (const [index, page] of pages.entries()) {
    if (index > 0 && answersHeading.test((await page.text?.().catch(() => '')) ?? '')) return index;
  }
  return pages.length;
}
