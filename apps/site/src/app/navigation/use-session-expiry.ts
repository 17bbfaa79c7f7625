import { useSession } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { sessionEnd } from '../../kits/login/login-account.js';
import { isAuthPath, paths } from '../../lib/config/paths.js';
import { useBackend } from '../backend.js';

/**
 * After code -1 of any call, sends the person to the login page, however many calls fail together. A visitor gets the
 * server's message; the end of a session is said on the page. The page they were on is kept as the return path. The client
 * has cleared the session already.
 */
export function useSessionExpiry(): void {
  const navigate = useNavigate();
  const { unauthenticated } = useBackend();
  const toast = useToast();
  const user = useSession();
  const last = useRef(user);
  useEffect(() => {
    if (user !== null) last.current = user;
  }, [user]);

  useEffect(
    () =>
      unauthenticated.listen((message) => {
        // The address changes at once, so this holds for the second of two calls that fail together.
        const endedAt = window.location.hash.slice(1);
        if (isAuthPath(endedAt)) return;
        if (message === undefined) {
          void navigate(paths.nowLogin.path(), { state: sessionEnd(endedAt, last.current) });
        } else {
          void navigate(paths.nowLogin.path());
          toast.error(message);
        }
      }),
    [navigate, unauthenticated, toast],
  );
}
