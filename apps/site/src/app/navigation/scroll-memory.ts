import { numbersIn, storedJson } from '../../lib/device/stored.js';

const stored = storedJson('sessionStorage', 'scroll', numbersIn);

/** The scroll position of each history entry, in px. It survives a reload. */
export interface ScrollMemory {
  set: (entry: string, top: number) => void;
  get: (entry: string) => number;
  /** Writes all positions to the session storage, for the next load of the page. */
  persist: () => void;
}

export function createScrollMemory(): ScrollMemory {
  const tops = new Map(Object.entries(stored.read() ?? {}));
  stored.write(undefined);
  return {
    set: (entry, top) => tops.set(entry, top),
    get: (entry) => tops.get(entry) ?? 0,
    persist: () => stored.write(Object.fromEntries(tops)),
  };
}
