/** What is counted by the address that it comes from. */
export type Counted = 'code' | 'genuine' | 'query-code' | 'registration' | 'submission' | 'upload';

export interface LimitStates {
  /** Once more of it from the caller's own address would be too often. */
  'the caller has done this too often': { what: Counted };
}
