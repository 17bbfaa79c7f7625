import { afterLoadAndIdle } from '@inkstone/ui/idle';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { isHome } from '../addresses.js';
import { savesData } from '../connection.js';
import { preloadScreen } from '../screens.js';

/** How many screens are fetched. */
const SCREENS = 2;

/** The paths to which most links of an element lead, without their queries. */
export function mostLinked(element: Element): string[] {
  const counts = new Map<string, number>();
  for (const link of element.querySelectorAll(':scope > :not([data-kept]) a[href^="#/"]')) {
    const path = (link.getAttribute('href') ?? '').slice(1).split('?')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SCREENS)
    .map(([path]) => path);
}

/**
 * Fetches the code of the screens that will probably come next, such as the detail page of a list, when the browser has
 * nothing else to do. Home links to everything and is left out. Nothing is fetched for somebody who saves data.
 */
export function useLinkedCode(mainId: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isHome(pathname) || savesData()) return undefined;
    return afterLoadAndIdle(() => {
      const main = document.getElementById(mainId);
      if (main !== null) for (const path of mostLinked(main)) preloadScreen(path);
    });
  }, [mainId, pathname]);
}
