import { logoutMutation } from '@inkstone/api/accounts';
import { useApi } from '@inkstone/api/react';
import { dropDrafts } from '@inkstone/forms/drafts';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../lib/config/paths.js';
import { forgetSearches } from '../../lib/device/recent-searches.js';
import { dropKept } from '../../lib/kept/drop-kept.js';

/**
 * Logs out and goes home without waiting (Spec B 2.7). The next person here must not read what was typed or searched.
 */
export function useLogout(): () => void {
  const client = useApi();
  const navigate = useNavigate();
  const { mutate } = useMutation(logoutMutation(client));

  return useCallback(() => {
    mutate();
    dropDrafts();
    forgetSearches();
    void dropKept();
    void navigate(paths.home.path());
  }, [mutate, navigate]);
}
