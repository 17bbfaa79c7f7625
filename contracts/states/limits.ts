/** What a server limits by the IP address of the caller. */
export type Counted = 'code' | 'genuine' | 'query-code' | 'registration' | 'submission' | 'upload';

export interface LimitStates {
  /** The next request of this kind from the caller's IP address is refused as too often. */
  'the caller has done this too often': { what: Counted };
}
