import type { ApiClient } from '@inkstone/api';
import * as props from '@inkstone/api/props/catalogue';
import type { BookSummary, PaperSummary } from '@inkstone/api/types';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { contentHref } from '../content-href.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** The mappers of the client with the addresses of this site. The return types check that components take the results. */
const links = { hrefOf: contentHref };

export function toCatalogueBook(book: BookSummary, { fileUrl }: Files): CatalogueBook {
  return props.toCatalogueBook(book, { fileUrl, ...links });
}

export function toPaper(paper: PaperSummary): Paper {
  return props.toPaper(paper, links);
}

export function toListedPaper(paper: PaperSummary): Paper {
  return props.toListedPaper(paper, links);
}
