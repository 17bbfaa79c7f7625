/** Key of the detail of one book, for its query and the mutations that change it. */
export function bookKey(bookId: number) {
  return ['post', '/api/book/info', { book_id: bookId }] as const;
}
