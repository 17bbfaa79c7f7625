export interface GenuineStates {
  /** A scratch-card code of the book that has never been checked. */
  'a code was printed in a book': { code: string; book_id: number };
  /** The same, but it has been checked before. */
  'a code was checked before': { code: string; book_id: number };
  /** Nothing to do after a reset. */
  'no such code was printed': { code: string };
  /** The official account has a QR code. */
  'the genuine check has an official account': Record<string, never>;
}
