import type { Book } from '../books/build-books.js';
import type { Paper } from '../papers/build-papers.js';

/** An article as the importer has written it. */
export interface Article {
  id: number;
  column_id: number;
}

/** Menu ids of the columns of articles (Spec A 2). */
const columns = { research: 24, courses: 27, thematic: 28, achievements: 40 } as const;

export const recommendationColumns = [
  'books',
  'exam',
  'course',
  'research_project',
  'thematic_activities',
  'research_result',
  'new_book',
  'hot_resource',
] as const;

type Place = Record<'book_id' | 'paper_id' | 'article_id', number | null>;

const perColumn = 10;
const empty: Place = { book_id: null, paper_id: null, article_id: null };

function ofBooks(books: readonly Book[]): Place[] {
  return books.map(({ id }) => ({ ...empty, book_id: id }));
}

function ofPapers(papers: readonly Paper[]): Place[] {
  return papers.map(({ id }) => ({ ...empty, paper_id: id }));
}

function ofColumn(articles: readonly Article[], columnId: number): Place[] {
  return articles
    .filter((article) => article.column_id === columnId)
    .map((article) => ({ ...empty, article_id: article.id }));
}

/** Ten spread over the list, so that a column does not show ten volumes of one series. */
function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / perColumn));
  return list.filter((_, index) => index % step === 0).slice(0, perColumn);
}

export function recommendationRows(
  books: readonly Book[],
  papers: readonly Paper[],
  articles: readonly Article[],
): Record<string, unknown>[] {
  const newest = books.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const mostRead = papers.toSorted((one, other) => other.downloadCount - one.downloadCount);
  const lists: Record<(typeof recommendationColumns)[number], Place[]> = {
    books: ofBooks(spread(books.filter((book) => book.categories.includes('名师推荐')))),
    exam: ofPapers(spread(papers.filter((paper) => paper.id % 19 === 4))),
    course: ofColumn(articles, columns.courses),
    research_project: ofColumn(articles, columns.research),
    thematic_activities: ofColumn(articles, columns.thematic),
    research_result: ofColumn(articles, columns.achievements),
    new_book: ofBooks(newest.filter((book) => book.categories.includes('新书上架'))),
    hot_resource: ofPapers(mostRead),
  };
  return recommendationColumns.flatMap((columnKey) =>
    lists[columnKey]
      .slice(0, perColumn)
      .map((place, index) => ({ column_key: columnKey, ...place, sort: index + 1 })),
  );
}
