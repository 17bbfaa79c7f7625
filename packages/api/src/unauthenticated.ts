import type { ApiError } from './errors.js';
import type { Credentials, SessionPort } from './session.js';

/**
 * Makes sure that the user is sent to the login page once when several calls fail together at the end of a session
 * (Spec A 4).
 *
 * The -1 of a call counts only if no other -1 was reported since the call started, and only if the session still has
 * the token that the call sent: a user who has logged in again in the meantime must not be logged out by a late response
 * to the old token.
 */
export function createUnauthenticatedGate(
  session: Pick<SessionPort<Credentials>, 'get' | 'clear'>,
  report: (error: ApiError, ended: boolean) => void,
) {
  let reports = 0;

  return {
    /** Registers the start of a call. @returns a function to run when the call is refused with -1 */
    enter(token: string | undefined): (error: ApiError) => void {
      const before = reports;
      return (error) => {
        if (reports !== before || session.get()?.jwt !== token) return;
        reports += 1;
        if (token !== undefined) session.clear();
        report(error, token !== undefined);
      };
    },
  };
}
