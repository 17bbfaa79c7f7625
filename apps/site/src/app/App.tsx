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
        {/* Without the shell's code there would be nothing but an empty page. */}
        <ErrorBoundary>
          {/* The paper ground of index.html is the fallback: the first screen appears whole. */}
          <Suspense fallback={null}>
            <Frame />
          </Suspense>
        </ErrorBoundary>
      </HashRouter>
    </Providers>
  );
}
