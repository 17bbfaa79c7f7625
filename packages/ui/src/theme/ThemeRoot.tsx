import type { ReactNode } from 'react';

import { GlobalStyle } from './GlobalStyle.js';
import { paperTheme, type Theme } from './theme.js';

export interface ThemeRootProps {
  /** One typed object that restyles everything; the paper theme when left out. */
  theme?: Theme | undefined;
  children: ReactNode;
}

/**
 * The one thing an application puts around itself: the page's ground and the theme's variables.
 * Changing `theme` rewrites the variables on :root and re-renders no component.
 */
export function ThemeRoot({ theme = paperTheme, children }: ThemeRootProps) {
  return (
    <>
      <GlobalStyle $theme={theme} />
      {children}
    </>
  );
}
