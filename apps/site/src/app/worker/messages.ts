/** What the page tells the worker. */
export type ToWorker =
  /** The page has been opened, by a visitor or by somebody who is logged in. */
  | { type: 'opened'; loggedIn: boolean }
  /** Somebody has logged out, or the session has expired. */
  | { type: 'sessionEnded' }
  /** The page asks the waiting worker to take over; workbox-window sends this. */
  | { type: 'SKIP_WAITING' };

/** What the worker tells the page. */
export type FromWorker =
  /** The server could not be reached, and a kept answer was given in its place. */
  | { type: 'kept' }
  /** The server answers again. */
  | { type: 'reached' };
