import { afterLoadAndIdle } from '@inkstone/ui/idle';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { isAuthPath } from '../../lib/config/paths.js';
import { firstVisitSeen } from '../../lib/device/choices.js';

/**
 * The first-visit dialog: once a session, never over the pages that its button leads to, and only once the page is idle:
 * a modal dialog makes the browser lay out the whole page again.
 *
 * @param text empty means no dialog, or that it is not known yet
 * @param greeted whether the person has closed it, or has seen it before a reload
 * @returns whether it is open
 */
export function useFirstVisit(text: string, greeted: boolean): boolean {
  const { pathname } = useLocation();
  const [idle, setIdle] = useState(false);

  useEffect(() => afterLoadAndIdle(() => setIdle(true)), []);

  const open = idle && !greeted && text !== '' && !isAuthPath(pathname);
  useEffect(() => {
    // Shown is seen: a reload while the dialog is open must not bring it back.
    if (open) firstVisitSeen.write('1');
  }, [open]);

  return open;
}
