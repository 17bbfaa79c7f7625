import { browserStorage, safely } from './storage.js';
import type { UserSession } from './types.js';

/** What the client itself needs of a session. */
export interface Credentials {
  /** Sent in the header `token`. */
  jwt: string;
}

/**
 * Who is logged in, wherever it is stored: a reader, or at the desk an operator. `get` returns the same object until the
 * session changes.
 */
export interface SessionPort<Session extends Credentials = UserSession> {
  get: () => Session | null;
  set: (session: Session) => void;
  clear: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** A session in memory, for tests, scripts and servers. */
export function createMemorySession<Session extends Credentials = UserSession>(
  initial: NoInfer<Session> | null = null,
): SessionPort<Session> {
  const listeners = new Set<() => void>();
  let current = initial;

  function change(next: Session | null): void {
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

/** The application alone writes its key, so a token is enough to recognise what it has stored. */
function hasToken(value: unknown): value is Credentials {
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
export function createStorageSession<Session extends Credentials = UserSession>(
  storage = browserStorage(),
  key = 'userInfo',
): SessionPort<Session> {
  const stored = safely(storage, key);
  const found = stored.read();
  const memory = createMemorySession<Session>(hasToken(found) ? (found as Session) : null);

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
