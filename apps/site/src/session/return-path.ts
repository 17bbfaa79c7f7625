import { redirectTarget } from '@inkstone/api/rules';

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
  const stored = redirectTarget(readItem(KEY) ?? '');
  removeItem(KEY);
  // Only a route of the site: storage is writable by any script on this origin.
  return stored?.kind === 'route' && !isAuthPath(stored.path) ? stored.path : paths.personalCenter.path();
}
