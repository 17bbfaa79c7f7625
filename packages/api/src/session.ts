import type { UserSession } from './types.js';

/** Who is logged in, wherever that is kept. `get` answers the same object until something changes. */
export interface SessionPort {
  get: () => UserSession | null;
  set: (session: UserSession) => void;
  clear: () => void;
  /** Calls the listener after every change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Kept in memory: for tests, scripts and servers. */
export function createMemorySession(initial: UserSession | null = null): SessionPort {
  const listeners = new Set<() => void>();
  let current = initial;

  function change(next: UserSession | null): void {
    if (next === current) return;
    current = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => current,
    set: change,
    clear: () => {
      change(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The part of `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isUserSession(value: unknown): value is UserSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jwt' in value &&
    typeof value.jwt === 'string' &&
    value.jwt !== ''
  );
}

function read(storage: SessionStorage | undefined, key: string): UserSession | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isUserSession(value) ? value : null;
  } catch {
    // Refused storage or text that is no JSON any more: a visitor, not a page that fails to open.
    return null;
  }
}

function browserStorage(): SessionStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Some browsers throw on the mere mention where storage is switched off.
    return undefined;
  }
}

/**
 * Kept in session storage (Spec A 3), under the specifications' own name `userInfo`. Where the browser
 * refuses to store, the person stays logged in until the page is left.
 */
export function createStorageSession(storage = browserStorage(), key = 'userInfo'): SessionPort {
  const memory = createMemorySession(read(storage, key));

  function tryTo(write: () => void): void {
    try {
      write();
    } catch {
      // A full or refused storage: memory still holds the session.
    }
  }

  return {
    get: memory.get,
    subscribe: memory.subscribe,
    set: (session) => {
      tryTo(() => storage?.setItem(key, JSON.stringify(session)));
      memory.set(session);
    },
    clear: () => {
      tryTo(() => storage?.removeItem(key));
      memory.clear();
    },
  };
}
