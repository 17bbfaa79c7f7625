import { dayOfText } from '../rules/dates.js';
import { favouriteType } from '../rules/favourites.js';
import type { BookSummary, PaperSummary } from '../types.js';
import type { Links } from './links.js';
import { toStage, toStageByName } from './stages.js';

/** A book as `BookCard` and `BookGrid` show it. */
export function toCatalogueBook(book: BookSummary, { fileUrl, hrefOf }: Links) {
  return {
    id: book.id,
    title: book.title,
    intro: book.intro,
    href: hrefOf({ id: book.id, type: favouriteType.book }),
    image: fileUrl(book.img_url),
    wide: book.img_type === 2,
    grade: book.grade,
    subject: book.apply_subject,
    year: book.version_years,
    price: book.price,
    stage: toStage(book.grade_id),
  };
}

/** A paper as a row of `PaperList` shows it. */
export function toPaper(paper: PaperSummary, { hrefOf }: Pick<Links, 'hrefOf'>) {
  return {
    id: paper.id,
    title: paper.title,
    href: hrefOf({ id: paper.id, type: favouriteType.paper }),
    subject: paper.subject_name,
    stage: toStageByName(paper.grade_name),
    meta: [paper.grade_name, paper.subject_name, paper.address_name, paper.type_name],
    date: dayOfText(paper.create_time),
    downloads: paper.downloads,
  };
}

/** A paper for a row of the filtered list, with every value that the list can be filtered by. */
export function toListedPaper(paper: PaperSummary, links: Pick<Links, 'hrefOf'>) {
  return {
    ...toPaper(paper, links),
    year: paper.year_name,
    views: paper.views,
    favourite: paper.is_collect === 1,
  };
}
