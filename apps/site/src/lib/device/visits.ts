import { readJson, removeItem, writeItem } from './storage.js';

const KEY = 'visits';

function readVisits(): Record<string, number> {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/**
 * Counts one visit of a path (Spec A 4).
 *
 * @returns how often it has been opened since the page loaded
 */
export function countVisit(path: string): number {
  const visits = readVisits();
  const count = (visits[path] ?? 0) + 1;
  writeItem(KEY, JSON.stringify({ ...visits, [path]: count }));
  return count;
}

/**
 * Clears the counts when the page unloads.
 *
 * @returns a function that removes the listener
 */
export function clearVisitsOnUnload(): () => void {
  function clear() {
    removeItem(KEY);
  }
  window.addEventListener('pagehide', clear);
  return () => {
    window.removeEventListener('pagehide', clear);
  };
}
