import type { Book } from '../books/build-books.js';
import type { Paper } from '../papers/build-papers.js';
import { isRecommended, keyOf } from '../papers/paper-table.js';
import type { ArticleColumn } from './article-keys.js';

const perColumn = 10;

/** Ten spread over the list, so that a column does not show ten volumes of one series. */
function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / perColumn));
  return list.filter((_, index) => index % step === 0).slice(0, perColumn);
}

/** @param articles keys of the articles of some columns, in their order */
export function recommendationTable(
  books: readonly Book[],
  papers: readonly Paper[],
  articles: Readonly<Record<ArticleColumn, readonly string[]>>,
): Record<string, string>[] {
  const newest = books.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const mostRead = papers.toSorted((one, other) => other.downloadCount - one.downloadCount);
  const named = (list: readonly Book[]) => list.map(({ key }) => key);
  const lists: readonly (readonly [list: string, kind: '图书' | '试卷' | '文章', keys: readonly string[]])[] =
    [
      ['图书', '图书', named(spread(books.filter((book) => book.categories.includes('名师推荐'))))],
      ['试卷', '试卷', spread(papers.filter(isRecommended)).map(keyOf)],
      ['课程', '文章', articles.courses],
      ['教研项目', '文章', articles.research],
      ['专题活动', '文章', articles.thematic],
      ['项目成果', '文章', articles.achievements],
      ['新书', '图书', named(newest.filter((book) => book.categories.includes('新书上架')))],
      ['热门资源', '试卷', mostRead.map(keyOf)],
    ];
  return lists.flatMap(([list, kind, keys]) =>
    keys.slice(0, perColumn).map((key, index) => ({
      编号: `${list}-${String(index + 1)}`,
      栏目: list,
      图书: '',
      试卷: '',
      文章: '',
      [kind]: key,
    })),
  );
}
