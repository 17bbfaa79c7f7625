import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import { Text } from './ArticleBody.styles.js';
import { articleBodyMessages } from './messages.zh.js';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
> {
  /**
   * HTML that has ALREADY been sanitised by the caller. This component puts it into the page as it
   * is: a script or an event handler left in it would run.
   */
  html: string;
}

/** The text of an article, a book's description or an agreement, typeset as a page of a book. */
export function ArticleBody({ html, ...rest }: ArticleBodyProps) {
  const textRef = useRef<HTMLDivElement>(null);

  // A table that scrolls sideways must be within a keyboard's reach (WCAG 2.1.1).
  useLayoutEffect(() => {
    for (const table of textRef.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth <= table.clientWidth) continue;
      table.tabIndex = 0;
      table.setAttribute('aria-label', table.caption?.textContent ?? articleBodyMessages.table);
    }
  }, [html]);

  return <Text ref={textRef} {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
