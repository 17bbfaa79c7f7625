import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, page } from './answers.js';
import { articleCard, classified, courseVideo, pictured, universityPlace } from './cards.js';
import { post, type Row } from './exchange.js';
import { expired } from './rows.js';

const { eachLike, string } = MatchersV3;

/** The list by a mark that an article of the column has. */
function marked<const Filter extends { column_id: number }>(what: string, filter: Filter): Row<Filter> {
  const { column_id } = filter;
  const article = { article_id: 950, column_id, theme: 1, flow_type: 1 };
  return [
    `of ${what}`,
    filter,
    [['there is a marked article', article]],
    page({ ...articleCard, ...pictured }),
  ];
}

const newsCard = { ...articleCard, tags: eachLike({ name: string('公益') }) };

post('listArticles (spec: B7 article list)', '/api/article/index', [
  [
    'of company news',
    { column_id: 39, page: 1, psize: 3 },
    [['a column has an article', { column_id: 39 }]],
    page({ ...newsCard, column_id: 39 }),
  ],
  [
    'with numbers as text',
    { column_id: '39', search: '捐书', page: '1', psize: '4' },
    [['a column has an article', { column_id: 39 }]],
    page(newsCard),
  ],
  [
    'of achievements under a keyword',
    { column_id: 40, keyword: 3, activity_grade: 9, subject: 2, page: 1, psize: 8 },
    [['there is an achievement under a keyword', { article_id: 945, keyword_id: 3 }]],
    page({ ...articleCard, ...pictured, ...classified, tags: eachLike({ name: string('大单元教学') }) }),
  ],
  [
    'of courses for a grade',
    { column_id: 27, classes: 169, page: 1, psize: 9 },
    [['there is a course', { article_id: 927 }]],
    page({ ...articleCard, ...pictured, ...classified, ...courseVideo }),
  ],
  [
    'of universities of a province and a type',
    { column_id: 33, province: 11, city: 1101, university_type: 1, page: 1, psize: 5 },
    [['there is a university', { article_id: 933 }]],
    page({ ...articleCard, ...pictured, ...universityPlace }),
  ],
  marked('works on a theme', { column_id: 29, theme: 1, page: 1, psize: 8 }),
  marked('steps of a flow type', { column_id: 31, flow_type: 1, page: 1, psize: 8 }),
  marked('what the editors recommend', { column_id: 26, is_recommended: 1, page: 1, psize: 10 }),
  marked('what is hot', { column_id: 26, is_hot: 1, page: 1, psize: 10 }),
  ['of page 0', { column_id: 39, page: 0 }, [], invalid('page', '页码须为正整数')],
  expired({ column_id: 39 }, ['a column has an article', { column_id: 39 }]),
]);
