import { MatchersV3 } from '@pact-foundation/pact';
import type { QueryOf } from '@inkstone/api';
import { describe, expect, it } from 'vitest';

import type { Given } from '../states.js';
import { invalid, listOf, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';

const { integer, number, string } = MatchersV3;

type ColumnKey = QueryOf<'/api/recommended/index'>['column_key'];

const path = '/api/recommended/index';
const book: Given = ['there is a book', { book_id: 128 }];
const paper: Given = ['there is a paper', { paper_id: 512 }];
const course: Given = ['there is a course', { article_id: 927 }];

const card = {
  id: integer(128),
  title: string('高考数学总复习'),
  image: string(''),
  description: string('每课一练'),
  img_url: string('/files/public/books/128/cover.webp'),
  img_type: integer(1),
};

/** A book is also a product (Spec B 3). */
const product = { ...card, price: number(46.8), buy_url: string(''), buy_url_jd: string('') };

describe('listRecommended', () => {
  it.each([
    ['books', 'a book is recommended', book, 2],
    ['exam', 'a paper is recommended', paper, 1],
    ['course', 'a course is recommended', course, 5],
    ['research_project', 'a course is recommended', course, 5],
    ['thematic_activities', 'a course is recommended', course, 5],
    ['research_result', 'a book is recommended', book, 2],
    ['new_book', 'a book is recommended', book, 2],
    ['hot_resource', 'a paper is recommended', paper, 1],
  ] as const)(
    'gives what stands in the column %s, whatever it is',
    async (column_key, state, content, type) => {
      const query = { column_key, keyword: '必备图书', page: 1, psize: 10 };
      const { data } = await getSucceeds(path, query, {
        when: `listRecommended of the column ${column_key}`,
        given: [content, [state, { column_key }]],
        // What it is decides where the card leads.
        answer: success(listOf({ ...(type === 2 ? product : card), content_type: type })),
      });
      expect(data.list[0]?.content_type).toBe(type);
    },
  );

  it('is refused for a column that is none', async () => {
    const key = 'unknown' as string;
    await getRefused(
      path,
      { column_key: key as ColumnKey },
      {
        when: 'listRecommended of a column that is none',
        given: [['nobody is logged in', {}]],
        refusal: invalid('column_key', '没有这个推荐栏目'),
      },
    );
  });
});
