export interface GenuineStates {
  /** The scratch code of a book, never checked. */
  'a code was printed in a book': { code: string; book_id: number };
  /** The same, checked before. */
  'a code was checked before': { code: string; book_id: number };
  /** As after a reset. */
  'no such code was printed': { code: string };
  /** With a QR code. */
  'the genuine check has an official account': Record<string, never>;
}
