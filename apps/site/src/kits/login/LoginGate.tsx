import { useSession } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '../../config/paths.js';

/** Shows a page to people who are logged in. Others are sent to log in, and come back here (Spec B 6, 8). */
export function LoginGate({ children }: { children: ReactNode }) {
  return useSession() === null ? <ToLogin /> : children;
}

function ToLogin() {
  const toast = useToast();
  useEffect(() => {
    toast.error('当前用户未登录');
  }, [toast]);
  // Replaced, so that Back from the login page does not lead to this gate again.
  return <Navigate to={paths.nowLogin.path()} replace />;
}
