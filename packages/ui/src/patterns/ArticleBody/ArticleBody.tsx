import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import { Text } from './ArticleBody.styles.js';
import { articleBodyMessages } from './messages.zh.js';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
> {
  /**
   * HTML that the caller has ALREADY sanitised. It is inserted as it is: a script or an event handler in it
   * would run.
   */
  html: string;
}

/** The text of an article, of the description of a book, or of an agreement. */
export function ArticleBody({ html, ...rest }: ArticleBodyProps) {
  const textRef = useRef<HTMLDivElement>(null);

  // A table that scrolls horizontally must be reachable by keyboard (WCAG 2.1.1).
  useLayoutEffect(() => {
    for (const table of textRef.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth <= table.clientWidth) continue;
      table.tabIndex = 0;
      table.setAttribute('aria-label', table.caption?.textContent ?? articleBodyMessages.table);
    }
  }, [html]);

  return <Text ref={textRef} {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
