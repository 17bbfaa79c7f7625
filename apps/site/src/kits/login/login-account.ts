import type { UserSession } from '@inkstone/api/types';
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

/** Tells persons apart: a session has no id of its user. */
function personOf({ phone, email }: Pick<UserSession, 'phone' | 'email'>): string {
  return [phone, email].join(' ');
}

/** The state of the login page's entry in the history when a session has ended. */
export function sessionEnd(endedAt: string, user: UserSession | null) {
  return { endedAt, endedFor: user === null ? undefined : personOf(user) };
}

interface LoginState {
  /** The account that `useGoToLogin` has given; '' without one. */
  account: string;
  /** The page where the person's session has ended; `undefined` where they came for another reason. */
  endedAt: string | undefined;
  /** Whether somebody else goes on in place of the person whose session has ended. */
  isOther: (user: UserSession) => boolean;
}

/** What the page that led to the login has told it. */
export function useLoginState(): LoginState {
  const state: unknown = useLocation().state;
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    account: typeof given['account'] === 'string' ? given['account'] : '',
    endedAt: typeof given['endedAt'] === 'string' ? given['endedAt'] : undefined,
    isOther: (user) => typeof given['endedFor'] === 'string' && given['endedFor'] !== personOf(user),
  };
}
