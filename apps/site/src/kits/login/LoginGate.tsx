import { useSession } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useEffect, type ReactNode } from 'react';

import { LeadTo } from '../../lib/components/LeadTo/LeadTo.js';
import { paths } from '../../lib/config/paths.js';
import { useOnce } from '../../lib/hooks/use-once.js';

/**
 * Sends visitors to log in, and back here (Spec B 6, 8). After a logout on the page nothing is shown until home is there:
 * the gate would send the person to log in again.
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const loggedIn = useSession() !== null;
  const admitted = useOnce(loggedIn);
  if (loggedIn) return children;
  return admitted ? null : <ToLogin />;
}

function ToLogin() {
  const toast = useToast();
  useEffect(() => toast.error('当前用户未登录'), [toast]);
  // Replaced, so that Back from the login page does not lead to this gate again.
  return <LeadTo path={paths.nowLogin.path()} />;
}
