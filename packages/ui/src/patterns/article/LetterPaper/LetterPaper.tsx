import type { ComponentProps } from 'react';

import { Sheet } from './LetterPaper.styles.js';

export type LetterPaperProps = ComponentProps<'article'>;

/** Letter paper with a double red frame, for a message or a statement to the reader. */
export function LetterPaper(props: LetterPaperProps) {
  return <Sheet {...props} />;
}
