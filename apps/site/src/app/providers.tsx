import { ApiProvider } from '@inkstone/api/react';
import { ToastProvider, useToast } from '@inkstone/ui/components/Toast';
import { ThemeRoot } from '@inkstone/ui/theme';
import { useEffect, type ReactNode } from 'react';

import { currentPath } from './addresses.js';
import { BackendContext, useBackend, type Backend } from './backend.js';

/** Shows failures that no part of the screen shows as red messages (Spec A 8). */
function FailureToasts() {
  const { failures } = useBackend();
  const toast = useToast();
  useEffect(() => failures.listen((error) => toast.error(error.message)), [failures, toast]);
  return null;
}

/** The contexts that a screen needs, except the router's: tests bring their own. */
export function Providers({ backend, children }: { backend: Backend; children: ReactNode }) {
  return (
    <ThemeRoot>
      <ToastProvider page={currentPath}>
        <BackendContext value={backend}>
          <ApiProvider client={backend.client} queryClient={backend.queryClient}>
            <FailureToasts />
            {children}
          </ApiProvider>
        </BackendContext>
      </ToastProvider>
    </ThemeRoot>
  );
}
