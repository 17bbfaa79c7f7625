import type { ApiError } from './errors.js';
import type { SessionPort } from './session.js';

/**
 * Makes sure that the user is sent to the login page once when several calls fail together at the end of a session
 * (Spec A 4).
 *
 * The -1 of a call counts only if no other -1 was reported since the call started, and only if the session still has
 * the token that the call sent: a user who has logged in again in the meantime must not be logged out by a late response
 * to the old token.
 */
export function createUnauthenticatedGate(session: SessionPort, report: (error: ApiError) => void) {
  let reports = 0;
  /** The token of the last session that a -1 has ended. */
  let ended: string | undefined;

  function endSession(token: string): void {
    ended = token;
    session.clear();
  }

  return {
    /** Registers the start of a call. @returns a function to run when the call is refused with -1 */
    enter(token: string | undefined): (error: ApiError) => void {
      const before = reports;
      return (error) => {
        if (reports !== before || session.get()?.jwt !== token) return;
        reports += 1;
        if (token !== undefined) endSession(token);
        report(error);
      };
    },

    /**
     * Ends the session of a refused token.
     * @returns whether the user is now a visitor for this reason, and not because of a logout
     */
    end(token: string): boolean {
      if (session.get()?.jwt === token) endSession(token);
      return ended === token && session.get() === null;
    },
  };
}
