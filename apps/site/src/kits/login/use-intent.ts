import { useSession } from '@inkstone/api/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

import { takeIntent, type Intent } from '../../lib/session/intent.js';

/**
 * Repeats, after login, what the visitor was about to do on this page.
 *
 * @param ready whether the page knows enough to do it
 * @param repeat gets the id; it ignores one that the page does not show any more
 */
export function useIntent(kind: Intent['kind'], ready: boolean, repeat: (id: number) => void): void {
  const { pathname, search } = useLocation();
  const loggedIn = useSession() !== null;
  const onRepeat = useEffectEvent(repeat);

  useEffect(() => {
    if (!ready || !loggedIn) return;
    const id = takeIntent(kind, `${pathname}${search}`);
    if (id !== undefined) onRepeat(id);
  }, [kind, ready, loggedIn, pathname, search]);
}
