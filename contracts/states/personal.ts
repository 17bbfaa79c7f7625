/** States of the personal centre; whose it is is logged in. */
export interface PersonalStates {
  /** After the book: the reader has proved it genuine. */
  'the reader has registered a book': { book_id: number };
  /** After the paper. */
  'the reader has downloaded a paper': { download_id: number; paper_id: number };
  /** After the book's resource. */
  'the reader has downloaded a resource': { download_id: number; id: number };
  /** After the paper; the record of that id is somebody else's. */
  'somebody else has downloaded a paper': { download_id: number; paper_id: number };
}
