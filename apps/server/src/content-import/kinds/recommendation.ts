import { optional } from '../check/field.js';
import { choice, key } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { type Kind, kindOf, type Reference } from './kind.js';

/** The lists of what the editors recommend, by the names in the description of `listRecommended`. */
const lists: ReadonlyMap<string, string> = new Map([
  ['图书', 'books'],
  ['新书', 'new_book'],
  ['试卷', 'exam'],
  ['热门资源', 'hot_resource'],
  ['课程', 'course'],
  ['教研项目', 'research_project'],
  ['专题活动', 'thematic_activities'],
  ['项目成果', 'research_result'],
]);

/** What stands beside the pages, in the order of the table. */
export const recommendationKind: Kind = kindOf({
  name: 'recommendation',
  label: '推荐',
  sources: ['recommendations'],
  fields: {
    key,
    list: choice('栏目', lists),
    book: optional(reference('图书', { kind: 'book' }), ''),
    paper: optional(reference('试卷', { kind: 'paper' }), ''),
    article: optional(reference('文章', { kind: 'article' }), ''),
  },
  target: {
    table: 'recommendations',
    columns: ['column_key', 'sort'],
    refs: ['book_id', 'paper_id', 'article_id'],
    vanishing: 'deleted',
  },
  write({ list, book, paper, article }, { number }) {
    const refs = Object.entries({ book, paper, article })
      .filter(([, name]) => name !== '')
      .map(([kind, name]): [string, Reference] => [`${kind}_id`, { kind, key: name }]);
    return refs.length === 1
      ? { row: { column_key: list, sort: number }, refs: Object.fromEntries(refs) }
      : { fault: '图书、试卷、文章里要写一个，而且只写一个，写它的编号' };
  },
});
