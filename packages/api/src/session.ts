import { browserStorage, safely } from './storage.js';
import type { UserSession } from './types.js';

/** The logged-in user, wherever it is stored. `get` returns the same object until the session changes. */
export interface SessionPort {
  get: () => UserSession | null;
  set: (session: UserSession) => void;
  clear: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** A session in memory, for tests, scripts and servers. */
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
    clear: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function isUserSession(value: unknown): value is UserSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jwt' in value &&
    typeof value.jwt === 'string' &&
    value.jwt !== ''
  );
}

/**
 * A session in the browser's session storage (Spec A 3), by default under the specification's name `userInfo`.
 * Where the browser refuses to store it, the user stays logged in until the page is closed or reloaded.
 */
export function createStorageSession(storage = browserStorage(), key = 'userInfo'): SessionPort {
  const stored = safely(storage, key);
  const found = stored.read();
  const memory = createMemorySession(isUserSession(found) ? found : null);

  return {
    get: memory.get,
    subscribe: memory.subscribe,
    set: (session) => {
      stored.write(session);
      memory.set(session);
    },
    clear: () => {
      stored.remove();
      memory.clear();
    },
  };
}
