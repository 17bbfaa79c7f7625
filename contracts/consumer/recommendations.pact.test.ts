import type { QueryOf } from '@inkstone/api';
import { MatchersV3 } from '@pact-foundation/pact';

import type { Given } from '../states.js';
import { focus, invalid, page } from './answers.js';
import { get, type Row } from './exchange.js';
import { thereIsABook } from './rows.js';

const { integer, number, string } = MatchersV3;

type Query = QueryOf<'/api/recommended/index'>;
type ColumnKey = Query['column_key'];

const card = {
  id: integer(128),
  title: string('高考数学总复习'),
  image: string(''),
  description: string('每课一练'),
  img_url: string('/files/public/books/128/cover.webp'),
  img_type: integer(1),
};

const book = thereIsABook;
const paper = ['there is a paper', { paper_id: 512 }] as const;
const article = ['there is an article', { article_id: 901, column_id: 40 }] as const;
const activity = ['there is an activity', { article_id: 902, activity_type: 2 }] as const;
const course = ['there is a course', { article_id: 927 }] as const;

/** A book is also a product (Spec B 3). */
const product = { content_type: 2, price: number(46.8), buy_url: string(''), buy_url_jd: string('') };
/** The column and the audience decide which page shows an article (Spec B 2.6), so they are exact. */
const inColumn = { content_type: 3, column_id: 40, image_focus: focus };

type Kind = 'a book' | 'a paper' | 'an article';

/** The recommendations of a column, with what their links need. */
function recommended(column_key: ColumnKey, content: Given, kind: Kind, item: object): Row<Query> {
  return [
    `of the column ${column_key}`,
    { column_key, keyword: '必备图书', page: 1, psize: 10 },
    [content, [`${kind} is recommended`, { column_key }]],
    page({ ...card, ...item }),
  ];
}

get(
  'listRecommended (spec: A7 recommended index, A7 recommended column keys, A3 recommendation item, B3 recommended product, B7 recommended products)',
  '/api/recommended/index',
  [
    recommended('books', book, 'a book', product),
    recommended('exam', paper, 'a paper', { content_type: 1 }),
    recommended('course', course, 'an article', { content_type: 5, column_id: 27, image_focus: focus }),
    recommended('research_project', article, 'an article', inColumn),
    recommended('thematic_activities', activity, 'an article', {
      content_type: 4,
      column_id: integer(28),
      activity_type: 2,
    }),
    recommended('research_result', article, 'an article', inColumn),
    recommended('new_book', book, 'a book', product),
    recommended('hot_resource', paper, 'a paper', { content_type: 1 }),
    [
      'of an unknown column',
      { column_key: 'unknown' as ColumnKey },
      [],
      invalid('column_key', '没有这个推荐栏目'),
    ],
  ],
);
