/** A picture that is drawn only when it is written, so that few are in memory at a time. */
export interface Drawn {
  file: string;
  draw: () => string;
}
