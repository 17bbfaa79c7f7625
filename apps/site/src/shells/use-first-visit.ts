import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { isAuthPath } from '../config/paths.js';
import { useHydrated } from '../hooks/use-hydrated.js';
import { readItem, writeItem } from '../session/storage.js';

const KEY = 'firstVisitSeen';

export interface FirstVisit {
  open: boolean;
  text: string;
  hide: () => void;
}

/**
 * The first-visit dialog: once a session, and never over the pages that its button leads to.
 *
 * @param text the configured words; empty means no dialog, `undefined` not known yet
 */
export function useFirstVisit(text: string | undefined): FirstVisit {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(() => readItem(KEY) !== null);
  const hydrated = useHydrated();
  const known = text ?? '';

  function hide() {
    writeItem(KEY, '1');
    setSeen(true);
  }

  return { open: hydrated && !seen && known !== '' && !isAuthPath(pathname), text: known, hide };
}
