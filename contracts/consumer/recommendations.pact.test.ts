import { MatchersV3 } from '@pact-foundation/pact';
import type { QueryOf } from '@inkstone/api';
import { describe, expect, it } from 'vitest';

import { invalid, listOf, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';

const { integer, string } = MatchersV3;

type ColumnKey = QueryOf<'/api/recommended/index'>['column_key'];

describe('listRecommended', () => {
  it('gives what stands in a column', async () => {
    const query = { column_key: 'books', keyword: '必备图书', page: 1, psize: 10 } as const;
    const { data } = await getSucceeds('/api/recommended/index', query, {
      when: 'listRecommended of the books column',
      given: [
        ['there is a book', { book_id: 128 }],
        ['a book is recommended', { column_key: 'books' }],
      ],
      answer: success(
        listOf({
          id: integer(128),
          title: string('高考数学总复习'),
          image: string(''),
          description: string('每课一练'),
          img_url: string('/files/public/books/128/cover.webp'),
          img_type: integer(1),
          content_type: integer(2),
        }),
      ),
    });
    expect(data.list[0]?.content_type).toBe(2);
  });

  it('is refused for a column that is none', async () => {
    const key = 'unknown' as string;
    await getRefused(
      '/api/recommended/index',
      { column_key: key as ColumnKey },
      {
        when: 'listRecommended of a column that is none',
        given: [['there is a book', { book_id: 128 }]],
        refusal: invalid('column_key', '没有这个推荐栏目'),
      },
    );
  });
});
