import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { flag, invalid, listOf, success } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';

const { integer, like, string } = MatchersV3;

describe('listArticles', () => {
  it("gives a page of a column's articles", async () => {
    const { data } = await postSucceeds(
      '/api/article/index',
      { column_id: 39, page: 1, psize: 3 },
      {
        when: 'listArticles of company news',
        given: [['a column has an article', { column_id: 39 }]],
        answer: success(
          listOf({
            id: integer(901),
            column_id: 39,
            column_title: string('企业动态'),
            title: string('捐书进乡村'),
            intro: string('编辑部带着新书来到山下的小学。'),
            image: string(''),
            source: string('砚田教育'),
            author: string('编辑部'),
            tags: like([]),
            release_time: integer(1794441600),
            is_collect: flag,
          }),
        ),
      },
    );
    expect(data).toMatchObject({ count: 1, list: [{ title: '捐书进乡村' }] });
  });

  it('takes page and size as text, as old clients send them', async () => {
    const { data } = await postSucceeds(
      '/api/article/index',
      { column_id: '39', search: '', page: '1', psize: '4' },
      {
        when: 'listArticles with numbers as text',
        given: [['a column has an article', { column_id: 39 }]],
        answer: success(listOf({ id: integer(901), title: string('捐书进乡村') })),
      },
    );
    expect(data.count).toBe(1);
  });

  it('is refused for a page that cannot be', async () => {
    await postRefused(
      '/api/article/index',
      { column_id: 39, page: 0 },
      {
        when: 'listArticles of page 0',
        given: [['a column has an article', { column_id: 39 }]],
        refusal: invalid('page', '页码须为正整数'),
      },
    );
  });
});
