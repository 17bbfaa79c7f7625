import { useApi } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { isAuthPath } from '../../lib/config/paths.js';
import { dropForeignIntent } from '../../lib/session/intent.js';
import { rememberReturnPath } from '../../lib/session/return-path.js';
import { countVisit } from '../../lib/device/visits.js';
import { arrivals } from './arrivals.js';

/** Focuses the heading of the new screen, so that screen readers and Tab start there. */
function focusHeading(main: HTMLElement): void {
  // Not that of a screen that is kept for Back.
  const heading = main.querySelector(':scope > :not([data-kept]) h1');
  const target = heading instanceof HTMLElement ? heading : main;
  target.setAttribute('tabindex', '-1');
  // useScroll decides where the page is scrolled to.
  target.focus({ preventScroll: true });
}

/**
 * What happens on arrival at another screen: the visit is counted, messages of the former one are removed, the
 * return path is kept, and the focus moved into `main`.
 *
 * @param left the address that was left by a link before the application listened
 * @returns what to announce to a screen reader: the new title
 */
export function useArrival(mainId: string, left?: string): string {
  const { session } = useApi();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(left);
  const full = `${pathname}${search}`;

  useEffect(() => {
    countVisit(pathname);
    toast.turnPage();
  }, [pathname, toast]);

  useEffect(() => {
    if (!isAuthPath(full)) dropForeignIntent(full, session.get() !== null);
  }, [full, session]);

  useEffect(() => {
    const from = previous.current;
    previous.current = full;
    arrivals.ring(full);
    if (from === undefined || from === full) return;
    rememberReturnPath(from, full);
    // After a filter or another page of a list the screen is the same: the focus stays on the control.
    if (from.split('?')[0] === pathname) return;
    const main = document.getElementById(mainId);
    if (main !== null) focusHeading(main);
    // The effect of the screen that sets the title has run before this one.
    setAnnouncement(document.title);
  }, [full, pathname, mainId]);

  return announcement;
}
