import { useApi } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '../../lib/config/paths.js';
import { rememberIntent, type Intent } from '../../lib/session/intent.js';

/**
 * Whether the person is logged in. A visitor is sent to log in and comes back (Spec A 4, 5); `useIntent` repeats the intent.
 */
export function useRequireLogin(): (intent?: Intent) => boolean {
  const { session } = useApi();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  return useCallback(
    (intent) => {
      if (session.get() !== null) return true;
      if (intent !== undefined) rememberIntent(intent, `${pathname}${search}`);
      toast.error('当前用户未登录');
      void navigate(paths.nowLogin.path());
      return false;
    },
    [session, pathname, search, navigate, toast],
  );
}
