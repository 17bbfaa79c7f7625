import { Suspense } from 'react';
import { HashRouter } from 'react-router-dom';

import type { Backend } from './backend.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Frame } from './Frame.js';
import { Providers } from './providers.js';

export function App({ backend }: { backend: Backend }) {
  return (
    <Providers backend={backend}>
      <HashRouter>
        {/* Without the shell's code the page would be empty. */}
        <ErrorBoundary>
          {/* No fallback: until the first screen is complete, the page shows the colour of index.html. */}
          <Suspense fallback={null}>
            <Frame />
          </Suspense>
        </ErrorBoundary>
      </HashRouter>
    </Providers>
  );
}
