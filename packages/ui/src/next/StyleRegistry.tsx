import { useServerInsertedHTML } from 'next/navigation.js';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** The page, with its `ThemeRoot`. */
  children: ReactNode;
}

/**
 * Goes around the page in the root layout of Next.js. Without it the HTML has no styles, and the page moves when the
 * browser adds them.
 */
export function StyleRegistry({ children }: StyleRegistryProps): ReactNode {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet() : undefined));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    // Next.js asks again with every further part of the page: each style is sent once.
    sheet?.instance.clearTag();
    return styles;
  });
  if (sheet === undefined) return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
