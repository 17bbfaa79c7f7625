import { useEffect, type ReactNode } from 'react';

import { GlobalStyle } from './GlobalStyle.js';
import { SupportedReact } from './SupportedReact.js';
import { paperTheme, type Theme } from './theme.js';

export interface ThemeRootProps {
  /** The theme; `paperTheme` by default. */
  theme?: Theme | undefined;
  children: ReactNode;
}

/** Wrap the application in it once: global styles and the variables of the theme, which re-render nothing. */
export function ThemeRoot({ theme, children }: ThemeRootProps) {
  const colour = theme?.surface.page;
  useEffect(() => {
    // A page that names no theme may have several, of which it sets the colour itself.
    if (colour === undefined) return;
    // Browsers draw their own bars in this colour. A page that does not want that has no such element.
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [colour]);

  return (
    <>
      <GlobalStyle $theme={theme ?? paperTheme} />
      <SupportedReact>{children}</SupportedReact>
    </>
  );
}
