/** `open` is not met yet, `missing` is not met although the reader has moved on. */
export type CheckState = 'met' | 'open' | 'missing';

export interface CheckItem {
  /** What is demanded, in a few words. */
  label: string;
  state: CheckState;
}
