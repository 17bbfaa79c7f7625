import type { Thing } from 'schema-dts';

import type { CardFacts } from './card-facts.js';

/** What the head of a document says of it. Addresses are absolute. */
export interface HeadFacts {
  title: string;
  /** Plain text. */
  description: string;
  /** `undefined` for a page without an address of its own, such as one of an item that is gone. */
  canonical: string | undefined;
  /** Whether search engines may list the page. */
  indexed: boolean;
  type: 'website' | 'article' | 'book';
  picture: HeadPicture | undefined;
  /** What the picture shows. */
  card: CardFacts | undefined;
  /** For JSON-LD. */
  things: readonly Thing[];
}

export interface HeadPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}
