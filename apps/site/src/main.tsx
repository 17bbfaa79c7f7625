import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.js';
import { createBackend } from './app/backend.js';
import { warmUp } from './app/warm-up.js';
import { startOffline } from './offline/start-offline.js';
import { clearVisitsOnUnload } from './session/visits.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const backend = createBackend();
warmUp(backend, window.location.hash.slice(1) || '/');
clearVisitsOnUnload();
startOffline(backend);

createRoot(root).render(
  <StrictMode>
    <App backend={backend} />
  </StrictMode>,
);
