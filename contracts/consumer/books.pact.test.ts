import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { FILE, invalid, listOf, refusal, success } from './answers.js';
import { bookCard } from './cards.js';
import { getRefused, getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { postNeedsLogin, withExpiredToken } from './needs-login.js';

const { arrayContaining, eachLike, integer, like, string } = MatchersV3;

const thereIsABook = ['there is a book', { book_id: 128 }] as const;
const resource = { book_id: 128, id: 301, resource_id: 1 } as const;

describe('listBooks (spec: A7 book index)', () => {
  it('returns a page under every filter', async () => {
    const filters = {
      search: '数学',
      grade_id: 9,
      subject_id: 2,
      version_years: 2027,
      cate_id: 17,
      page: 1,
      psize: 20,
    };
    const { data } = await postSucceeds('/api/book/index', filters, {
      when: 'listBooks under every filter',
      given: [[...thereIsABook]],
      answer: success(listOf(bookCard)),
    });
    expect(data).toMatchObject({ count: 1, list: [{ id: 128, price: 46.8 }] });
  });

  it('is refused for a page size over the limit', async () => {
    await postRefused(
      '/api/book/index',
      { page: 1, psize: 500 },
      {
        when: 'listBooks with a page size over the limit',
        given: [['nobody is logged in', {}]],
        refusal: invalid('psize', '每页条数须在 1 到 100 之间'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused('/api/book/index', { page: 1 }, withExpiredToken('listBooks', [...thereIsABook]));
  });
});

describe('getBook (spec: A7 book info, A3 book)', () => {
  const detail = {
    ...bookCard,
    id: 128,
    description: string('<p>每课一练。</p>'),
    subject_list: eachLike({ name: string('数学') }),
    apply_area: like([]),
    buy_url: string('https://shop.example.cn/item/128'),
    buy_url_jd: string(''),
    e_book: string(''),
    video_url: string(''),
    address: like([]),
    resource: like([]),
  };

  it('returns the whole detail', async () => {
    const { data } = await postSucceeds(
      '/api/book/info',
      { book_id: 128 },
      {
        when: 'getBook for a visitor',
        given: [[...thereIsABook], ['a book has a resource of two files', resource]],
        answer: success({
          ...detail,
          is_collect: 0,
          resource: eachLike({
            id: integer(1),
            name: string('答案详解'),
            list: eachLike({
              id: integer(301),
              book_id: integer(128),
              resource_id: integer(1),
              show_name: string('第一章 答案详解'),
              download_num: integer(86),
            }),
          }),
        }),
      },
    );
    expect(data.resource[0]?.list[0]?.show_name).toBe('第一章 答案详解');
  });

  it("marks the user's own favourite", async () => {
    const { data } = await postSucceeds(
      '/api/book/info',
      { book_id: 128 },
      {
        when: 'getBook of a favourite of the user',
        given: [
          [...thereIsABook],
          ['a reader is logged in', {}],
          ['the reader has a favourite', { type: 2, content_id: 128 }],
        ],
        loggedIn: true,
        answer: success({ ...detail, is_collect: 1 }),
      },
    );
    expect(data.is_collect).toBe(1);
  });

  it('is refused for an invalid id', async () => {
    await postRefused(
      '/api/book/info',
      { book_id: 'abc' },
      {
        when: 'getBook with an invalid id',
        given: [['nobody is logged in', {}]],
        refusal: invalid('book_id', '编号有误'),
      },
    );
  });

  it('is refused for an unknown book', async () => {
    await postRefused(
      '/api/book/info',
      { book_id: 999999 },
      {
        when: 'getBook with an unknown id',
        given: [['there is no book', { book_id: 999999 }]],
        refusal: refusal(404, '该图书不存在'),
      },
    );
  });

  it('says that a book has been withdrawn', async () => {
    await postRefused(
      '/api/book/info',
      { book_id: 128 },
      {
        when: 'getBook of a withdrawn book',
        given: [[...thereIsABook], ['the content has been withdrawn', { type: 2, content_id: 128 }]],
        refusal: refusal(410, '该图书已下架'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused('/api/book/info', { book_id: 128 }, withExpiredToken('getBook', [...thereIsABook]));
  });
});

describe('getBookResourceFiles (spec: A7 book get_resource_flie)', () => {
  const path = '/api/book/get_resource_flie';
  const loggedIn = ['a reader is logged in', {}] as const;

  it('returns signed URLs of all files', async () => {
    const { data } = await postSucceeds(path, resource, {
      when: 'getBookResourceFiles',
      given: [[...thereIsABook], ['a book has a resource of two files', resource], [...loggedIn]],
      loggedIn: true,
      answer: success({
        url: MatchersV3.regex(`^${FILE}(,${FILE})+$`, '/files/a.pdf?signature=1,/files/b.pdf?signature=2'),
      }),
    });
    expect(data.url.split(',')).toHaveLength(2);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(
      path,
      resource,
      'getBookResourceFiles',
      [...thereIsABook],
      ['a book has a resource of two files', resource],
    );
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { ...resource, id: '' },
      {
        when: 'getBookResourceFiles without an id',
        given: [[...thereIsABook], [...loggedIn]],
        loggedIn: true,
        refusal: invalid('id', '编号不得为空'),
      },
    );
  });

  it('is refused for an unknown resource', async () => {
    await postRefused(
      path,
      { ...resource, id: 999999 },
      {
        when: 'getBookResourceFiles with an unknown id',
        given: [[...thereIsABook], ['a book has no resource', { ...resource, id: 999999 }], [...loggedIn]],
        loggedIn: true,
        refusal: refusal(404, '该资源不存在或已下架'),
      },
    );
  });
});

describe('listNewBooks (spec: A7 book new)', () => {
  it('returns the newest books', async () => {
    const { data } = await getSucceeds(
      '/api/book/new',
      {},
      {
        when: 'listNewBooks',
        given: [[...thereIsABook]],
        answer: success(eachLike(bookCard)),
      },
    );
    expect(data[0]?.title).toBe('高考数学总复习');
  });

  it('is refused for an expired token', async () => {
    await getRefused('/api/book/new', {}, withExpiredToken('listNewBooks', [...thereIsABook]));
  });
});

describe('listBookCategories (spec: A7 book get_category, A3 book category)', () => {
  it('returns ids and names', async () => {
    const { data } = await getSucceeds(
      '/api/book/get_category',
      {},
      {
        when: 'listBookCategories',
        given: [[...thereIsABook]],
        answer: success(eachLike({ id: integer(17), name: string('原创试卷') })),
      },
    );
    expect(data).toEqual([{ id: 17, name: '原创试卷' }]);
  });
});

describe('getBookScreening (spec: A7 book screening_condition)', () => {
  it('returns the options of the three rows', async () => {
    const { data } = await getSucceeds(
      '/api/book/screening_condition',
      { grade_id: 9 },
      {
        when: 'getBookScreening of a stage',
        given: [[...thereIsABook]],
        answer: success({
          version_years: eachLike({ label: string('2027 年'), name: integer(2027) }),
          grade: arrayContaining({ label: string('高中'), name: 9 }, { label: string('高三'), name: 169 }),
          subject: eachLike({ label: string('数学'), name: integer(2) }),
        }),
      },
    );
    expect(data.grade.map(({ name }) => name)).toEqual([9, 169]);
  });

  it('is refused for an invalid grade', async () => {
    await getRefused(
      '/api/book/screening_condition',
      { grade_id: '高三' },
      {
        when: 'getBookScreening of an invalid grade',
        given: [['nobody is logged in', {}]],
        refusal: invalid('grade_id', '筛选条件有误'),
      },
    );
  });
});
