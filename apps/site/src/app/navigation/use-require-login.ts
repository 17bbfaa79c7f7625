import { useApi } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths.js';

/**
 * Guards an action that needs login: answers true for who is logged in. A visitor reads
 * 当前用户未登录 and is sent to log in; afterwards they come back here (Spec A 8).
 */
export function useRequireLogin(): () => boolean {
  const { session } = useApi();
  const navigate = useNavigate();
  const toast = useToast();

  return useCallback(() => {
    if (session.get() !== null) return true;
    toast.error('当前用户未登录');
    void navigate(paths.nowLogin.path());
    return false;
  }, [session, navigate, toast]);
}
