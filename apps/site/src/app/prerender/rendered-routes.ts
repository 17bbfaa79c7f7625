import { screenQueries } from '../screen-queries.js';
import type { PathName } from '../../lib/config/paths.js';

/** Home is in the page already. What is typed into the registration must not depend on a rendering that is replaced. */
const LEFT_OUT = new Set<PathName>(['home', 'loginRegister']);

export function isRendered(name: PathName): boolean {
  return name in screenQueries && !LEFT_OUT.has(name);
}
