import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, listOf, success } from './answers.js';
import { articleCard, classified, courseVideo, pictured, universityPlace } from './cards.js';
import { postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { eachLike, string } = MatchersV3;

describe('listArticles (spec: B7 article list)', () => {
  const newsCard = { ...articleCard, tags: eachLike({ name: string('公益') }) };

  it('returns a page of the articles of a column', async () => {
    const { data } = await postSucceeds(
      '/api/article/index',
      { column_id: 39, page: 1, psize: 3 },
      {
        when: 'listArticles of company news',
        given: [['a column has an article', { column_id: 39 }]],
        answer: success(listOf({ ...newsCard, column_id: 39 })),
      },
    );
    expect(data).toMatchObject({ count: 1, list: [{ title: '捐书进乡村' }] });
  });

  it('accepts page and size as text, as old clients send them', async () => {
    const { data } = await postSucceeds(
      '/api/article/index',
      { column_id: '39', search: '捐书', page: '1', psize: '4' },
      {
        when: 'listArticles with numbers as text',
        given: [['a column has an article', { column_id: 39 }]],
        answer: success(listOf(newsCard)),
      },
    );
    expect(data.count).toBe(1);
  });

  it('filters achievements by keyword, stage and subject', async () => {
    const filters = { column_id: 40, keyword: 3, activity_grade: 9, subject: 2, page: 1, psize: 8 };
    const { data } = await postSucceeds('/api/article/index', filters, {
      when: 'listArticles of achievements under a keyword',
      given: [['there is an achievement under a keyword', { article_id: 945, keyword_id: 3 }]],
      answer: success(
        listOf({
          ...articleCard,
          ...pictured,
          ...classified,
          tags: eachLike({ name: string('大单元教学') }),
        }),
      ),
    });
    expect(data.count).toBe(1);
  });

  it('filters courses by grade and returns what their cards show', async () => {
    const filters = { column_id: 27, classes: 169, page: 1, psize: 9 };
    const { data } = await postSucceeds('/api/article/index', filters, {
      when: 'listArticles of courses for a grade',
      given: [['there is a course', { article_id: 927 }]],
      answer: success(listOf({ ...articleCard, ...pictured, ...classified, ...courseVideo })),
    });
    expect(data.list[0]?.classes_text).toBe('高三');
  });

  it('filters universities by province and type', async () => {
    const filters = { column_id: 33, province: 11, city: 1101, university_type: 1, page: 1, psize: 5 };
    const { data } = await postSucceeds('/api/article/index', filters, {
      when: 'listArticles of universities of a province and a type',
      given: [['there is a university', { article_id: 933 }]],
      answer: success(listOf({ ...articleCard, ...pictured, ...universityPlace })),
    });
    expect(data.list[0]?.city).toBe('北京市');
  });

  it.each([
    ['works on a theme', { column_id: 29, theme: 1, page: 1, psize: 8 }],
    ['steps of a flow type', { column_id: 31, flow_type: 1, page: 1, psize: 8 }],
    ['what the editors recommend', { column_id: 26, is_recommended: 1, page: 1, psize: 10 }],
    ['what is hot', { column_id: 26, is_hot: 1, page: 1, psize: 10 }],
  ] as const)('returns %s', async (what, filters) => {
    const { column_id } = filters;
    const marked = { article_id: 950, column_id, theme: 1, flow_type: 1 };
    const { data } = await postSucceeds('/api/article/index', filters, {
      when: `listArticles of ${what}`,
      given: [['there is a marked article', marked]],
      answer: success(listOf({ ...articleCard, ...pictured })),
    });
    expect(data.count).toBe(1);
  });

  it('is refused for an invalid page', async () => {
    await postRefused(
      '/api/article/index',
      { column_id: 39, page: 0 },
      {
        when: 'listArticles of page 0',
        given: [['nobody is logged in', {}]],
        refusal: invalid('page', '页码须为正整数'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(
      '/api/article/index',
      { column_id: 39 },
      withExpiredToken('listArticles', ['a column has an article', { column_id: 39 }]),
    );
  });
});
