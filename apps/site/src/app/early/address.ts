declare global {
  interface Window {
    inkstoneOpened?: string;
  }
}

/** The part of the address behind #, which the server does not know. */
export interface Address {
  /** As it is written: path and query. */
  path: string;
  pathname: string;
  isHome: boolean;
}

export function readAddress(home: string): Address {
  const path = window.location.hash.slice(1);
  const [pathname = ''] = path.split('?');
  return { path, pathname, isHome: pathname === '' || pathname === '/' || pathname === home };
}

/**
 * A screen that the server has answered with at its plain address gets its address behind the #, as if it had been opened
 * there: the application knows no other. Where the site is a folder of files, the page says which it is.
 *
 * @returns whether it stays in the page: it is that of the address, in the layout of this window
 */
function landOnHash(): boolean {
  const { search, hash, pathname } = window.location;
  const isElsewhere = hash.startsWith('#/');
  // The folder of the site: the page is not in it.
  const {
    base = '/',
    fits,
    path: written = pathname.slice(base.length - 1) + search,
  } = document.documentElement.dataset;
  const path = isElsewhere ? hash : `#${written}`;
  window.history.replaceState(window.history.state, '', base + path);
  return !isElsewhere && fits !== undefined && window.matchMedia(fits).matches;
}

/** What the page contains must not be seen at another address, not even for one frame. */
export function showServedOnly(home: string): void {
  const { dataset } = document.documentElement;
  const stays = dataset['served'] === 'screen' ? landOnHash() : readAddress(home).isHome;
  if (!stays) dataset['screen'] = 'other';
}

/** Remembers where the page was opened: a link may be followed before the application listens. */
export function keepOpened(): void {
  window.inkstoneOpened = window.location.hash;
}
