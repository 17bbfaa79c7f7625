import type { SessionStorage } from '../src/storage.js';

export function storageOf(entries: Record<string, string> = {}): SessionStorage {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      held.set(key, value);
    },
    removeItem: (key) => {
      held.delete(key);
    },
  };
}

/** The storage of a browser that blocks storage: every call throws. */
export const refusing: SessionStorage = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('refused');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};
