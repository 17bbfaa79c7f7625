export type ToWorker =
  | { type: 'opened'; loggedIn: boolean }
  | { type: 'sessionEnded' }
  /** The page asks the waiting worker to take over; workbox-window sends this. */
  | { type: 'SKIP_WAITING' };

export type FromWorker = { type: 'kept' } | { type: 'reached' };
