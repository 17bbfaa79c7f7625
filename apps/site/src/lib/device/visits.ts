import { numbersIn, storedJson } from './stored.js';

const visits = storedJson('sessionStorage', 'visits', numbersIn);

/** Counts one visit of a path (Spec A 4). @returns how often it has been opened since the page loaded */
export function countVisit(path: string): number {
  const counts = visits.read() ?? {};
  const count = (counts[path] ?? 0) + 1;
  visits.write({ ...counts, [path]: count });
  return count;
}

/** Clears the counts when the page unloads. @returns a function that removes the listener */
export function clearVisitsOnUnload(): () => void {
  function clear() {
    visits.write(undefined);
  }
  window.addEventListener('pagehide', clear);
  return () => window.removeEventListener('pagehide', clear);
}
