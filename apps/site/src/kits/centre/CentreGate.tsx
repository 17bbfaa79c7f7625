import { useSession } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';
import type { ReactNode } from 'react';

import { LoginGate } from '../login/LoginGate.js';

/** Shows a page of the personal centre to its owner (Spec B 6). */
export function CentreGate({ children }: { children: (user: UserSession) => ReactNode }) {
  const user = useSession();
  return <LoginGate>{user !== null && children(user)}</LoginGate>;
}
