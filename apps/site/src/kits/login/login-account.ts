import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '../../lib/config/paths.js';

/**
 * Opens the login page with an account filled in. It is in the entry of the history: others see addresses, servers log them.
 */
export function useGoToLogin(): (account: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (account) => {
      void navigate(paths.nowLogin.path(), { state: { account } });
    },
    [navigate],
  );
}

/** The account that `useGoToLogin` has given to this page; '' without one. */
export function useGivenAccount(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('account' in state)) return '';
  return typeof state.account === 'string' ? state.account : '';
}
