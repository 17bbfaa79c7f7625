import { previewPages } from '../rules/previews.js';
import type { FoundPaper } from '../types.js';
import { toPaper } from './catalogue.js';

/** A place in a paper: its page from 1, in which of its files from 1. */
export interface PaperPlace {
  id: number;
  page: number;
  file: number;
}

/** A paper as `FoundBand` shows it. */
export function toFoundPaper(
  paper: FoundPaper,
  { hrefOfPlace }: { hrefOfPlace: (place: PaperPlace) => string },
) {
  // A file without pages is opened at its beginning.
  const hrefOf = (place: { page: number; file: number } = { page: 1, file: 1 }) =>
    hrefOfPlace({ id: paper.id, page: Math.max(1, place.page), file: place.file });
  const { title, subject, stage, meta } = toPaper(paper, { hrefOf: () => '' });
  return {
    id: paper.id,
    ...{ title, subject, stage, meta },
    href: hrefOf(paper.places[0]),
    placeCount: paper.place_count,
    pageCount: paper.page_count,
    shownPages: previewPages(paper.page_count),
    pages: paper.pages,
    snippets: paper.places.map(({ file, page, is_behind, text, marks }) => ({
      ...{ file, page, text, marks },
      behind: is_behind === 1,
      href: hrefOf({ page, file }),
    })),
  };
}
