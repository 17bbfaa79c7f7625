import { optional, to } from '../check/field.js';
import { choice, key } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { type Kind, kindOf, sorted } from './kind.js';

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

export const recommendationKind: Kind = kindOf({
  name: 'recommendation',
  label: '推荐',
  sources: ['recommendations'],
  fields: {
    key,
    list: to('column_key', choice('栏目', lists)),
    book: to('book_id', optional(reference('图书', { kind: 'book' }), '')),
    paper: to('paper_id', optional(reference('试卷', { kind: 'paper' }), '')),
    article: to('article_id', optional(reference('文章', { kind: 'article' }), '')),
  },
  target: { table: 'recommendations', vanishing: 'deleted' },
  computed: sorted,
  faultOf: ({ book, paper, article }) =>
    [book, paper, article].filter((name) => name !== '').length === 1
      ? undefined
      : '图书、试卷、文章里要写一个，而且只写一个，写它的编号',
});
