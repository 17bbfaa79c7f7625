import type { ComponentProps } from 'react';

import { MarkedText } from '../../../components/MarkedText/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Behind, Leaders, Line, Page, Words } from './SnippetLine.styles.js';
import { snippetLineMessages as messages } from './messages.zh.js';

/** A place that was found in a paper. */
export interface Snippet {
  /** The text around it, one line. */
  text: string;
  /** The found words, in characters of the text from 0. */
  marks: readonly { from: number; to: number }[];
  /** From 1; 0 in a file without pages. */
  page: number;
  /** Which file of the paper, from 1. */
  file?: number | undefined;
  /** The page can be read only after a download. */
  behind?: boolean | undefined;
  /** The paper, opened at this place. */
  href: string;
}

export interface SnippetLineProps extends Omit<ComponentProps<'a'>, 'href'> {
  snippet: Snippet;
}

/** A found place like a line of an index: the text, dots, the page. */
export function SnippetLine({ snippet, ...rest }: SnippetLineProps) {
  const { text, marks, page, file = 1, behind = false, href } = snippet;
  return (
    <Line {...rest} href={href}>
      {behind && (
        <>
          <Behind aria-hidden="true" />
          <VisuallyHidden>{messages.behind}</VisuallyHidden>
        </>
      )}
      <Words>
        <MarkedText text={text} marks={marks} />
      </Words>
      <Leaders aria-hidden="true" />
      <Page>{page === 0 ? messages.word : messages.page(page, file)}</Page>
    </Line>
  );
}
