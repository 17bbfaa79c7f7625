/** The detail of one book: shared by its query and by the writes that change it. */
export function bookKey(bookId: number) {
  return ['post', '/api/book/info', { book_id: bookId }] as const;
}
