/** `open`: not met yet. `missing`: not met although the reader has moved on. */
export type CheckState = 'met' | 'open' | 'missing';

export interface CheckItem {
  /** The requirement, in a few words. */
  label: string;
  state: CheckState;
}
