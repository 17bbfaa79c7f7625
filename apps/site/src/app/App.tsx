import { ServedWidth } from '@inkstone/ui/theme';
import { mobileBreakpoint } from '@inkstone/ui/tokens';
import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { HashRouter } from 'react-router';

import { currentAddress } from './addresses.js';
import type { Backend } from './backend.js';
import { ErrorBoundary } from '../lib/components/ErrorBoundary/ErrorBoundary.js';
import { Frame } from './Frame.js';
import { Providers } from './providers.js';

export interface AppProps {
  backend: Backend;
  /** Which shell is in the HTML that hydration starts from. */
  servedToPhone?: boolean;
  /** The width, in px at the usual text size, for which the server has rendered the screen; `undefined` where it has not. */
  servedWidth?: number | undefined;
  rendered?: string;
  /** The address that the page was opened at, if a link has been followed since. */
  left?: string | undefined;
  /** Another router where there is no address bar. */
  Router?: ComponentType<{ children: ReactNode }>;
}

export function isPhone(width: number): boolean {
  return width < mobileBreakpoint;
}

export function App({
  backend,
  servedToPhone = false,
  servedWidth,
  rendered,
  left,
  Router = HashRouter,
}: AppProps) {
  useLayoutEffect(() => {
    // From here on the components decide what is shown, and not the styles of index.html.
    delete document.documentElement.dataset['served'];
    delete document.documentElement.dataset['screen'];
  }, []);

  useLayoutEffect(() => {
    // The router listens from now on: a link that was followed during the first rendering would be lost.
    if (rendered !== undefined && currentAddress() !== rendered)
      window.dispatchEvent(new PopStateEvent('popstate'));
  }, [rendered]);

  return (
    <ServedWidth value={servedWidth}>
      <Providers backend={backend}>
        <Router>
          {/* Without the shell's code the page would be empty. */}
          <ErrorBoundary>
            {/* No fallback: until the first screen is complete, the page shows the colour of index.html. */}
            <Suspense fallback={null}>
              <Frame servedToPhone={servedToPhone} left={left} />
            </Suspense>
          </ErrorBoundary>
        </Router>
      </Providers>
    </ServedWidth>
  );
}
