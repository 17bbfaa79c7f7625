import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '../../lib/config/paths.js';

/**
 * Opens the login page with an account filled in: that of a registration, or of a new password. It goes with the entry
 * of the history, not in the address, which others see and servers log.
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
