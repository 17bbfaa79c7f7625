import { fetchHome } from '../screens/home/Home/queries.js';
import { isHome } from './addresses.js';
import type { Backend } from './backend.js';
import { fetchShell } from './fetch-shell.js';

/**
 * Starts fetching the data of the first page at once. Otherwise it would be requested only after the code of the
 * screen has been fetched and rendered.
 */
export function warmUp(backend: Backend, address: string): void {
  const calls = [...fetchShell(backend), ...(isHome(address) ? fetchHome(backend) : [])];
  // The component that needs the data fetches it again, and shows a failure then.
  for (const call of calls) call.catch(() => undefined);
}
