import { DeskKeysProvider } from '@inkstone/ui/patterns/desk';
import { ToastProvider, useToast } from '@inkstone/ui/components/Toast';
import { ThemeRoot } from '@inkstone/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HashRouter, Route, Routes } from 'react-router';

import { DeskContext, useDesk, useOperator, type Desk } from '../lib/desk.js';
import { LoginScreen } from '../screens/login/LoginScreen.js';
import { OpenDesk } from './OpenDesk.js';

/** Shows failures that no part of the screen shows, and keeps what was decided when the page is left. */
function Listeners() {
  const { onFailure, decisions } = useDesk();
  const toast = useToast();
  useEffect(() => onFailure((error) => toast.error(error.message)), [onFailure, toast]);
  useEffect(() => {
    const leave = () => decisions.leave();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [decisions]);
  return null;
}

function Content() {
  const operator = useOperator();
  return operator === null ? (
    <LoginScreen />
  ) : (
    <Routes>
      <Route path="/:tray?/:id?" element={<OpenDesk operator={operator} />} />
    </Routes>
  );
}

const KEYS = 'deskKeys';

export function App({ desk }: { desk: Desk }) {
  const [keys, setKeys] = useState(() => window.localStorage.getItem(KEYS) !== 'off');
  return (
    <ThemeRoot>
      <ToastProvider>
        <QueryClientProvider client={desk.queryClient}>
          <DeskContext value={desk}>
            <DeskKeysProvider
              enabled={keys}
              onEnabledChange={(enabled) => {
                setKeys(enabled);
                window.localStorage.setItem(KEYS, enabled ? 'on' : 'off');
              }}
            >
              <HashRouter>
                <Listeners />
                <Content />
              </HashRouter>
            </DeskKeysProvider>
          </DeskContext>
        </QueryClientProvider>
      </ToastProvider>
    </ThemeRoot>
  );
}
