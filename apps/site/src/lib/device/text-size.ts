import type { ArticleTextSize } from '@inkstone/ui/patterns/ArticleBody';

import { oneOf, storedText } from './stored.js';

/** The text size of articles that a reader has chosen on this device. */
export const textSize = storedText<ArticleTextSize>(
  'localStorage',
  'articleTextSize',
  oneOf('small', 'medium', 'large'),
);

/** The id of the text that has this size. */
export const SIZED_TEXT = 'article-text';

/** Sets the size on a page that a server has rendered, which does not know it: the text would jump with hydration. */
export function applyTextSize(): void {
  const size = textSize.read();
  if (size !== undefined) document.getElementById(SIZED_TEXT)?.setAttribute('data-size', size);
}
