/** A page as its readings are counted. */
export interface ReadPage {
  /** Of a screen, of a detail with its id: /layout/list/booksDetails?id=7 */
  path: string;
  /** Of the screen. */
  title: string;
  /** Of a detail. */
  id: number | undefined;
}

/** The pages whose readings are counted, which the site knows. */
export interface ReadPages {
  /** @returns `undefined` where no page is, and for what concerns one person only */
  find: (path: string) => ReadPage | undefined;
  /** The page of a paper (1), a book (2) or, by its column, an article. */
  ofContent: (item: { id: number; type?: 1 | 2; column_id?: number }) => string;
}
