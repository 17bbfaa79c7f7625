import { useSession } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';
import type { ReactNode } from 'react';

import { useOnce } from '../../hooks/use-once.js';
import { LoginGate } from '../login/LoginGate.js';

/**
 * Shows a page of the personal centre to its owner; a visitor is sent to log in, and comes back (Spec B 6).
 * After a logout on the page nothing is shown until home is there: the gate would send the person to log in again.
 */
export function CentreGate({ children }: { children: (user: UserSession) => ReactNode }) {
  const user = useSession();
  const admitted = useOnce(user !== null);
  if (user !== null) return children(user);
  return admitted ? null : <LoginGate>{null}</LoginGate>;
}
