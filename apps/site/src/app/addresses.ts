import { paths } from '../config/paths.js';

/** The path in the address bar, with query; '/' where it is missing. */
export function currentAddress(): string {
  return window.location.hash.slice(1) || '/';
}

/** Whether a path, with or without query, opens home. */
export function isHome(address: string): boolean {
  const pathname = address.split('?')[0];
  return pathname === '/' || pathname === paths.home.pattern;
}
