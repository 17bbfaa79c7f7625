/** A picture that is drawn only when it is written, so that few are in memory at a time. */
export interface Drawn {
  /** Its path in the content folder. */
  file: string;
  draw: () => string;
}
