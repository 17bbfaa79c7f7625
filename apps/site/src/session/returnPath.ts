import { isAuthPath, paths } from '../config/paths.js';
import { readItem, removeItem, writeItem } from './storage.js';

const KEY = 'returnPath';

/**
 * Remembers where a person was when they went to a login or registration page from any other page
 * (Spec A 4). Moving between those pages keeps what is remembered. Both are full paths with query.
 */
export function rememberReturnPath(from: string, to: string): void {
  if (isAuthPath(to) && !isAuthPath(from)) writeItem(KEY, from);
}

/** Where to go after login, forgotten once read: the remembered path, else the personal centre (Spec B 2.7). */
export function takeReturnPath(): string {
  const path = readItem(KEY);
  removeItem(KEY);
  // Only a path inside the site: storage is writable by any script on this origin.
  return path !== null && /^\/(?!\/)/.test(path) && !isAuthPath(path) ? path : paths.personalCenter.path();
}
