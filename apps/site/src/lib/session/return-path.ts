import { redirectTarget } from '@inkstone/api/rules';

import { isAuthPath, paths } from '../config/paths.js';
import { storedText } from '../device/stored.js';

/** Only a route of the site is accepted: any script on this origin can write to the storage. */
const stored = storedText('sessionStorage', 'returnPath', (text) => {
  const target = redirectTarget(text);
  return target?.kind === 'route' && !isAuthPath(target.path) ? target.path : undefined;
});

/** Remembers the page before a login or registration page (Spec A 4). Both parameters are paths with query. */
export function rememberReturnPath(from: string, to: string): void {
  if (isAuthPath(to) && !isAuthPath(from)) stored.write(from);
}

/** Reads and forgets where to go after login: the remembered path, else the personal centre (Spec B 2.7). */
export function takeReturnPath(): string {
  const path = stored.read();
  stored.write(undefined);
  return path ?? paths.personalCenter.path();
}
