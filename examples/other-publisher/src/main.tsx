import { createApiClient, createStorageSession } from '@inkstone/api';
import { createQueryClient, keepLookups } from '@inkstone/api/query-client';
import { ApiProvider } from '@inkstone/api/react';
import { ThemeRoot } from '@inkstone/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.js';
import { theme } from './theme.js';

const client = createApiClient({
  // The origin of the API; ALLOWED_ORIGINS of the server has to name the origin of this page.
  baseUrl: import.meta.env['VITE_API_BASE'] ?? '',
  session: createStorageSession(),
});
const queryClient = createQueryClient(client);
keepLookups(queryClient);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeRoot theme={theme}>
      <ApiProvider client={client} queryClient={queryClient}>
        <App />
      </ApiProvider>
    </ThemeRoot>
  </StrictMode>,
);
