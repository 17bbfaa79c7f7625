import { MatchersV3 } from '@pact-foundation/pact';

import { FILE, flag, invalid, page, refusal, seconds, success } from './answers.js';
import { bookCard } from './cards.js';
import { get, post } from './exchange.js';
import { expired, loggedIn, needsLogin, pageTooLarge, read, thereIsABook } from './rows.js';

const { arrayContaining, eachLike, integer, like, string } = MatchersV3;

const resource = { book_id: 128, id: 301, resource_id: 1 } as const;

const filters = {
  search: '数学',
  grade_id: 9,
  subject_id: 2,
  version_years: 2027,
  cate_id: 17,
  page: 1,
  psize: 20,
};

post('listBooks (spec: A7 book index)', '/api/book/index', [
  ['under every filter', filters, [thereIsABook], page(bookCard)],
  pageTooLarge({ page: 1 }),
  expired({ page: 1 }, thereIsABook),
]);

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

post('getBook (spec: A7 book info, A3 book)', '/api/book/info', [
  [
    'for a visitor',
    { book_id: 128 },
    [thereIsABook, ['a book has a resource of two files', resource]],
    success({
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
  ],
  [
    'of a favourite of the user',
    { book_id: 128 },
    [thereIsABook, loggedIn, ['the reader has a favourite', { type: 2, content_id: 128 }]],
    success({ ...detail, is_collect: 1 }),
  ],
  ['with an invalid id', { book_id: 'abc' }, [], invalid('book_id', '编号有误')],
  [
    'with an unknown id',
    { book_id: 999999 },
    [['there is no book', { book_id: 999999 }]],
    refusal(404, '该图书不存在'),
  ],
  [
    'of a withdrawn book',
    { book_id: 128 },
    [thereIsABook, ['the content has been withdrawn', { type: 2, content_id: 128 }]],
    refusal(410, '该图书已下架'),
  ],
  expired({ book_id: 128 }, thereIsABook),
]);

post('listBookErrata', '/api/book/errata', [
  [
    '',
    { book_id: 128 },
    [thereIsABook, ['a book has an erratum', { book_id: 128, id: 7 }]],
    success({
      isbn: string(''),
      list: eachLike({
        id: integer(7),
        page_number: string('12'),
        place: string('例 3'),
        wrong_text: string('求 16 的平方根，得 4。'),
        right_text: string('求 16 的算术平方根，得 4。'),
        printing: integer(3),
        is_printed: flag,
        create_time: seconds(1785369600),
      }),
    }),
  ],
  ['of a book without errors', { book_id: 128 }, [thereIsABook], success({ list: [] })],
  ['with an invalid id', { book_id: 'abc' }, [], invalid('book_id', '编号有误')],
  [
    'with an unknown id',
    { book_id: 999999 },
    [['there is no book', { book_id: 999999 }]],
    refusal(404, '该图书不存在'),
  ],
  [
    'of a withdrawn book',
    { book_id: 128 },
    [thereIsABook, ['the content has been withdrawn', { type: 2, content_id: 128 }]],
    refusal(410, '该图书已下架'),
  ],
]);

post('getBookResourceFiles (spec: A7 book get_resource_flie)', '/api/book/get_resource_flie', [
  [
    '',
    resource,
    [thereIsABook, ['a book has a resource of two files', resource], loggedIn],
    success({
      url: MatchersV3.regex(`^${FILE}(,${FILE})+$`, '/files/a.pdf?signature=1,/files/b.pdf?signature=2'),
    }),
  ],
  ...needsLogin(resource, thereIsABook, ['a book has a resource of two files', resource]),
  ['without an id', { ...resource, id: '' }, [thereIsABook, loggedIn], invalid('id', '编号不得为空')],
  [
    'with an unknown id',
    { ...resource, id: 999999 },
    [thereIsABook, ['a book has no resource', { ...resource, id: 999999 }], loggedIn],
    refusal(404, '该资源不存在或已下架'),
  ],
]);

get('listNewBooks (spec: A7 book new)', '/api/book/new', [
  read(thereIsABook, eachLike(bookCard)),
  expired({}, thereIsABook),
]);

get('listBookCategories (spec: A7 book get_category, A3 book category)', '/api/book/get_category', [
  read(thereIsABook, eachLike({ id: integer(17), name: string('原创试卷') })),
]);

get('getBookScreening (spec: A7 book screening_condition)', '/api/book/screening_condition', [
  [
    'of a stage',
    { grade_id: 9 },
    [thereIsABook],
    success({
      version_years: eachLike({ label: string('2027 年'), name: integer(2027) }),
      grade: arrayContaining({ label: string('高中'), name: 9 }, { label: string('高三'), name: 169 }),
      subject: eachLike({ label: string('数学'), name: integer(2) }),
    }),
  ],
  ['of an invalid grade', { grade_id: '高三' }, [], invalid('grade_id', '筛选条件有误')],
]);
