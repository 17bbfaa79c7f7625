import type { ApiClient } from '@inkstone/api';
import { dayOfText, favouriteType } from '@inkstone/api/rules';
import type { BookSummary, PaperSummary } from '@inkstone/api/types';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { contentHref } from '../kits/content-href.js';
import { toStage, toStageByName } from './stage.js';

/** A book as a card shows it. */
export function toCatalogueBook(book: BookSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): CatalogueBook {
  return {
    id: book.id,
    title: book.title,
    href: contentHref({ id: book.id, type: favouriteType.book }),
    image: fileUrl(book.img_url),
    wide: book.img_type === 2,
    grade: book.grade,
    subject: book.apply_subject,
    year: book.version_years,
    price: book.price,
    stage: toStage(book.grade_id),
  };
}

/** A paper as a row of the home page shows it. */
export function toPaper(paper: PaperSummary): Paper {
  return {
    id: paper.id,
    title: paper.title,
    href: contentHref({ id: paper.id, type: favouriteType.paper }),
    subject: paper.subject_name,
    stage: toStageByName(paper.grade_name),
    meta: [paper.grade_name, paper.subject_name, paper.address_name, paper.type_name],
    date: dayOfText(paper.create_time).replaceAll('-', '/'),
    downloads: paper.downloads,
  };
}

/** A paper as a row of a list shows it, with all that the list can be filtered by. */
export function toListedPaper(paper: PaperSummary): Paper {
  const row = toPaper(paper);
  return {
    ...row,
    meta: [...row.meta, paper.year_name],
    views: paper.views,
    favourite: paper.is_collect === 1,
  };
}
