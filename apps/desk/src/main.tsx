import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.js';
import { followTheme } from './app/theme.js';
import { createDesk } from './lib/desk.js';

followTheme();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App desk={createDesk()} />
  </StrictMode>,
);
