import { afterLoadAndIdle } from '@inkstone/ui/idle';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { isAuthPath } from '../../lib/config/paths.js';
import { firstVisitSeen } from '../../lib/device/choices.js';

export interface FirstVisit {
  open: boolean;
  text: string;
  hide: () => void;
}

/**
 * The first-visit dialog: once a session, never over the pages that its button leads to, and only once the page is idle:
 * a modal dialog makes the browser lay out the whole page again.
 *
 * @param text empty means no dialog, `undefined` not known yet
 */
export function useFirstVisit(text: string | undefined): FirstVisit {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(() => firstVisitSeen.read() !== undefined);
  const [idle, setIdle] = useState(false);
  const known = text ?? '';

  useEffect(() => afterLoadAndIdle(() => setIdle(true)), []);

  const open = idle && !seen && known !== '' && !isAuthPath(pathname);
  useEffect(() => {
    // Shown is seen: a reload while the dialog is open must not bring it back.
    if (open) firstVisitSeen.write('1');
  }, [open]);

  function hide() {
    setSeen(true);
  }

  return { open, text: known, hide };
}
