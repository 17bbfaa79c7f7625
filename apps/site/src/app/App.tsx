import { Suspense } from 'react';
import { HashRouter } from 'react-router-dom';

import type { Backend } from './api.js';
import { Frame } from './Frame.js';
import { Providers } from './providers.js';

export function App({ backend }: { backend: Backend }) {
  return (
    <Providers backend={backend}>
      <HashRouter>
        {/* The paper ground of index.html is the fallback: the first screen appears whole. */}
        <Suspense fallback={null}>
          <Frame />
        </Suspense>
      </HashRouter>
    </Providers>
  );
}
