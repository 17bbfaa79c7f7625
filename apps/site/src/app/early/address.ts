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

/** Every page contains home. At another address it must not be seen, not even for one frame. */
export function hideHomeElsewhere(home: string): void {
  if (!readAddress(home).isHome) document.documentElement.dataset['screen'] = 'other';
}

/** Remembers where the page was opened: a link may be followed before the application listens. */
export function keepOpened(): void {
  window.inkstoneOpened = window.location.hash;
}
