import type { SessionPort } from './session.js';

/**
 * Many calls fail together when a session ends, and the person is to be sent to login once (Spec A 4).
 *
 * A call takes a ticket when it begins. Its -1 counts only if no other was reported while it was under
 * way, and only if the token it carried is still the session's: whoever has logged in anew meanwhile
 * must not be thrown out by a late answer to the old token.
 */
export function createUnauthenticatedGate(session: SessionPort, report: () => void) {
  let reports = 0;

  return {
    /** @returns what to call when the call is refused with -1 */
    enter(token: string | undefined): () => void {
      const before = reports;
      return () => {
        if (reports !== before || session.get()?.jwt !== token) return;
        reports += 1;
        if (token !== undefined) session.clear();
        report();
      };
    },
  };
}
