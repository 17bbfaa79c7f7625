import { MatchersV3 } from '@pact-foundation/pact';
import type { QueryOf } from '@inkstone/api';
import { describe, expect, it } from 'vitest';

import { invalid, listOf, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';

const { integer, number, string } = MatchersV3;

type ColumnKey = QueryOf<'/api/recommended/index'>['column_key'];

const path = '/api/recommended/index';

const card = {
  id: integer(128),
  title: string('高考数学总复习'),
  image: string(''),
  description: string('每课一练'),
  img_url: string('/files/public/books/128/cover.webp'),
  img_type: integer(1),
};

/** A book is also a product (Spec B 3). */
const book = {
  given: ['there is a book', { book_id: 128 }],
  state: 'a book is recommended',
  item: { ...card, content_type: 2, price: number(46.8), buy_url: string(''), buy_url_jd: string('') },
} as const;

const paper = {
  given: ['there is a paper', { paper_id: 512 }],
  state: 'a paper is recommended',
  item: { ...card, content_type: 1 },
} as const;

/** The column and the audience decide which page shows an article (Spec B 2.6), so they are exact. */
const article = {
  given: ['there is an article', { article_id: 901, column_id: 40 }],
  state: 'an article is recommended',
  item: { ...card, content_type: 3, column_id: 40 },
} as const;

const activity = {
  given: ['there is an activity', { article_id: 902, activity_type: 2 }],
  state: 'an article is recommended',
  item: { ...card, content_type: 4, column_id: integer(28), activity_type: 2 },
} as const;

const course = {
  given: ['there is a course', { article_id: 927 }],
  state: 'an article is recommended',
  item: { ...card, content_type: 5, column_id: 27 },
} as const;

describe('listRecommended (spec: A7 recommended index, A3 recommendation item, B7 recommended products)', () => {
  it.each([
    ['books', book],
    ['exam', paper],
    ['course', course],
    ['research_project', article],
    ['thematic_activities', activity],
    ['research_result', article],
    ['new_book', book],
    ['hot_resource', paper],
  ] as const)(
    'lists the recommendations of the column %s with what their links need',
    async (column_key, { given, state, item }) => {
      const query = { column_key, keyword: '必备图书', page: 1, psize: 10 };
      const { data } = await getSucceeds(path, query, {
        when: `listRecommended of the column ${column_key}`,
        given: [[...given], [state, { column_key }]],
        answer: success(listOf(item)),
      });
      expect(data.list[0]?.content_type).toBe(item.content_type);
    },
  );

  it('is refused for an unknown column', async () => {
    const key = 'unknown' as string;
    await getRefused(
      path,
      { column_key: key as ColumnKey },
      {
        when: 'listRecommended of an unknown column',
        given: [['nobody is logged in', {}]],
        refusal: invalid('column_key', '没有这个推荐栏目'),
      },
    );
  });
});
