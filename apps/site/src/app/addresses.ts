import { paths } from '../lib/config/paths.js';

function addressOf(hash: string): string {
  return hash.slice(1) || '/';
}

/** The path in the address bar, with query; '/' where it is missing. */
export function currentAddress(): string {
  return addressOf(window.location.hash);
}

/** `currentAddress` without its query. */
export function currentPath(): string {
  return currentAddress().split('?', 1)[0] ?? '';
}

/** Whether a path, with or without query, opens home. */
export function isHome(address: string): boolean {
  const pathname = address.split('?')[0];
  return pathname === '/' || pathname === paths.home.pattern;
}

/**
 * The address that the page was opened at, if a link of its HTML has led to another one before the application listened.
 *
 * @param address where the page is now
 */
export function leftAddress(address: string): string | undefined {
  const opened = addressOf(window.inkstoneOpened ?? window.location.hash);
  if (isHome(opened)) return isHome(address) ? undefined : paths.home.path();
  return opened === address ? undefined : opened;
}
