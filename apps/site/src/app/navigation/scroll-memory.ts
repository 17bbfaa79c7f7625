import { readJson, removeItem, writeItem } from '../../lib/device/storage.js';

const KEY = 'scroll';

/** The scroll position of each history entry, in px. It survives a reload. */
export interface ScrollMemory {
  set: (entry: string, top: number) => void;
  get: (entry: string) => number;
  /** Writes all positions to the session storage, for the next load of the page. */
  persist: () => void;
}

export function createScrollMemory(): ScrollMemory {
  const stored = readJson(KEY);
  removeItem(KEY);
  const tops = new Map<string, number>(
    typeof stored === 'object' && stored !== null
      ? Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      : [],
  );
  return {
    set: (entry, top) => tops.set(entry, top),
    get: (entry) => tops.get(entry) ?? 0,
    persist: () => writeItem(KEY, JSON.stringify(Object.fromEntries(tops))),
  };
}
