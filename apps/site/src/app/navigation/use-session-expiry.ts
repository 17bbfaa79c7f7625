import { useToast } from '@inkstone/ui/components/Toast';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { isAuthPath, paths } from '../../config/paths.js';
import { useBackend } from '../backend.js';

/**
 * -1 from any call: the person is sent to log in with one message, however many calls fail together;
 * where they were is kept as the return path. The client has cleared the session by then.
 */
export function useSessionExpiry(): void {
  const navigate = useNavigate();
  const { unauthenticated } = useBackend();
  const toast = useToast();

  useEffect(
    () =>
      unauthenticated.listen(() => {
        // The address changes at once, so a second answer of the same kind finds itself here.
        if (isAuthPath(window.location.hash.slice(1))) return;
        void navigate(paths.nowLogin.path());
        toast.error('登录已过期，请重新登录');
      }),
    [navigate, unauthenticated, toast],
  );
}
