import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';

import type { Backend } from './backend.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Frame } from './Frame.js';
import { Providers } from './providers.js';

export interface AppProps {
  backend: Backend;
  /** Which shell stands in the HTML that hydration starts from. */
  servedToPhone?: boolean;
  /** Another router where there is no address bar. */
  Router?: ComponentType<{ children: ReactNode }>;
}

export function App({ backend, servedToPhone = false, Router = HashRouter }: AppProps) {
  useLayoutEffect(() => {
    // From here on the components decide what is shown, and not the styles of index.html.
    delete document.documentElement.dataset['served'];
    delete document.documentElement.dataset['screen'];
  }, []);

  return (
    <Providers backend={backend}>
      <Router>
        {/* Without the shell's code the page would be empty. */}
        <ErrorBoundary>
          {/* No fallback: until the first screen is complete, the page shows the colour of index.html. */}
          <Suspense fallback={null}>
            <Frame servedToPhone={servedToPhone} />
          </Suspense>
        </ErrorBoundary>
      </Router>
    </Providers>
  );
}
