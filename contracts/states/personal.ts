/** States of the personal centre. They follow `a reader is logged in`. */
export interface PersonalStates {
  /** Follows the state of the book. The user has verified it as genuine. */
  'the reader has registered a book': { book_id: number };
  /** Follows the state of the paper. */
  'the reader has downloaded a paper': { download_id: number; paper_id: number };
  /** Follows the state of the resource of the book. */
  'the reader has downloaded a resource': { download_id: number; id: number };
  /** Follows the state of the paper. The record with that id belongs to another user. */
  'somebody else has downloaded a paper': { download_id: number; paper_id: number };
  /** A correction of a book without pictures, and a request for a donation of books. */
  'the reader has sent feedback and asked for a donation': Record<string, never>;
}
