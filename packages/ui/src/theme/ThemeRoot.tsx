import { useEffect, type ReactNode } from 'react';

import { GlobalStyle } from './GlobalStyle.js';
import { SupportedReact } from './SupportedReact.js';
import { paperTheme, type Theme } from './theme.js';

export interface ThemeRootProps {
  /** The theme; `paperTheme` by default. */
  theme?: Theme | undefined;
  children: ReactNode;
}

/** Wrap the application in it once: global styles and theme variables, which re-render nothing. */
export function ThemeRoot({ theme, children }: ThemeRootProps) {
  const colour = theme?.surface.page;
  useEffect(() => {
    // A page that passes no theme may use several, and then sets the colour itself.
    if (colour === undefined) return;
    // Browsers use this colour for their own bars. A page that does not want that omits the element.
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [colour]);

  return (
    <>
      <GlobalStyle $theme={theme ?? paperTheme} />
      <SupportedReact>{children}</SupportedReact>
    </>
  );
}
