import { redirectTarget } from '@inkstone/api/rules';

import { isAuthPath, paths } from '../config/paths.js';
import { readItem, removeItem, writeItem } from '../device/storage.js';

const KEY = 'returnPath';

/**
 * Remembers the page from which a person goes to a login or registration page (Spec A 4). Moving between
 * those pages changes nothing. Both parameters are full paths with query.
 */
export function rememberReturnPath(from: string, to: string): void {
  if (isAuthPath(to) && !isAuthPath(from)) writeItem(KEY, from);
}

/** Reads and forgets where to go after login: the remembered path, else the personal centre (Spec B 2.7). */
export function takeReturnPath(): string {
  const stored = redirectTarget(readItem(KEY) ?? '');
  removeItem(KEY);
  // Only a route of the site is accepted: any script on this origin can write to the storage.
  return stored?.kind === 'route' && !isAuthPath(stored.path) ? stored.path : paths.personalCenter.path();
}
