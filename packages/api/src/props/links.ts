import type { ContentType } from '../types.js';

/** What decides where a piece of content leads. */
export interface Content {
  id: number;
  /** Left out for an article in the list of its own column. */
  type?: ContentType | undefined;
  column_id?: number | undefined;
  activity_type?: number | undefined;
}

/** How a mapper gets addresses: of files from the client, of pages from the site. */
export interface Links {
  /** `fileUrl` of the client. */
  fileUrl: (path: string) => string;
  /** The page of a book, a paper, an article… on this site. */
  hrefOf: (content: Content) => string;
}
