import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { student, teacher } from '../../fixtures/people.js';
import { reply, refusalOf } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

describe('listBooks', () => {
  const titles = async (body: object): Promise<string[]> => {
    const { list, count } = await server.ask('listBooks', { body });
    expect(count).toBe(list.length);
    return list.map((book) => book.title);
  };

  it('lists the newest first, with the fields of a card (spec: A7 book index)', async () => {
    const { list, count } = await server.ask('listBooks');
    expect(count).toBe(5);
    expect(list[0]).toEqual({
      id: 1,
      title: '高考数学总复习',
      intro: '每课一练，&详解。',
      img_url: '/files/public/books/1.webp',
      img_type: 1,
      grade: '高三',
      grade_id: 169,
      apply_subject: '数学',
      version_years: '2027',
      versions_year: 2027,
      publishing_time: Date.parse('2026-06-05T00:00:00Z') / 1000,
      price: 46.8,
      is_collect: 0,
    });
    expect(list[2]).toMatchObject({ title: '高中语文阅读', grade: '高中', grade_id: 9 });
  });

  it('accepts a stage as a grade, and lists for a grade the books of its stage (spec: A9 stage filters)', async () => {
    expect(await titles({ grade_id: 9 })).toEqual([
      '高考数学总复习',
      '高中物理 100%提分_讲练',
      '高中语文阅读',
    ]);
    expect(await titles({ grade_id: 169 })).toEqual(['高考数学总复习', '高中语文阅读']);
    expect(await titles({ grade_id: '10' })).toEqual(['初中英语听力 English']);
  });

  it('filters by subject, year, category and shelf; an empty value means 全部 (spec: A2 addedServices filters, A2 filter row all)', async () => {
    expect(await titles({ subject_id: 2 })).toEqual([
      '高考数学总复习',
      '高中物理 100%提分_讲练',
      '小学数学口算',
    ]);
    expect(await titles({ version_years: 2027 })).toEqual(['高考数学总复习', '初中英语听力 English']);
    expect(await titles({ version_years: 999_999_999 })).toEqual([]);
    expect(await titles({ cate_id: 12, grade_id: 10 })).toEqual(['初中英语听力 English']);
    expect(
      await titles({ grade_id: '', subject_id: '', version_years: '', cate_id: '', search: '' }),
    ).toHaveLength(5);
  });

  it('lists in a category first the books whose main category it is', async () => {
    expect(await titles({ cate_id: 12 })).toEqual(['初中英语听力 English', '高考数学总复习']);
    expect(await titles({ cate_id: 19 })).toEqual([
      '高中物理 100%提分_讲练',
      '高中语文阅读',
      '初中英语听力 English',
      '小学数学口算',
    ]);
  });

  it('finds titles with every word, ignoring case, with % and _ taken literally', async () => {
    expect(await titles({ search: ' 数学  高考 ' })).toEqual(['高考数学总复习']);
    expect(await titles({ search: 'english' })).toEqual(['初中英语听力 English']);
    expect(await titles({ search: '100%' })).toEqual(['高中物理 100%提分_讲练']);
    expect(await titles({ search: '%' })).toEqual(['高中物理 100%提分_讲练']);
    expect(await titles({ search: '_' })).toEqual(['高中物理 100%提分_讲练']);
    expect(await titles({ search: '\\' })).toEqual([]);
    expect(await titles({ search: "'; drop table books; --" })).toEqual([]);
  });

  it('returns one page and the count of all', async () => {
    const first = await server.ask('listBooks', { body: { page: 1, psize: 2 } });
    const last = await server.ask('listBooks', { body: { page: '3', psize: '2' } });
    const beyond = await server.ask('listBooks', { body: { page: 100_000, psize: 100 } });
    expect(first.list.map((book) => book.id)).toEqual([1, 2]);
    expect(last.list.map((book) => book.id)).toEqual([5]);
    expect(beyond).toEqual({ list: [], count: 5 });
  });

  it('refuses a page size out of range and names the field', async () => {
    expect(await server.call('listBooks', { body: { psize: 0 } })).toEqual(
      refusalOf('psize', '每页条数须在 1 到 100 之间'),
    );
  });

  it('names every invalid field once, in the order of the description', async () => {
    expect((await server.call('listBooks', { body: { psize: [], search: 7, page: 'x' } })).data).toEqual({
      errors: [
        { field: 'search', message: '搜索文字最多50个字' },
        { field: 'page', message: '页码须为正整数' },
        { field: 'psize', message: '每页条数须在 1 到 100 之间' },
      ],
    });
  });

  it('marks the favourites of the caller only (spec: A3 book is_collect)', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 2, content_id: 3 } });
    const { list } = await server.ask('listBooks', { token });
    expect(list.filter((book) => book.is_collect === 1).map((book) => book.id)).toEqual([3]);
    const asVisitor = await server.ask('listBooks');
    expect(asVisitor.list.every((book) => book.is_collect === 0)).toBe(true);
  });
});

describe('getBook', () => {
  it('returns all fields of a book (spec: A7 book info, A3 book, A3 book resource)', async () => {
    expect(await server.ask('getBook', { body: { book_id: '1' } })).toMatchObject({
      title: '高考数学总复习',
      description: '<h2>特色</h2><p>每课一练，&amp;<b>详解</b>。</p><p>又一段</p>',
      subject_list: [{ id: 2, name: '数学' }],
      apply_area: [{ city_name: '浙江省' }],
      address: [{ name: '浙江省' }],
      buy_url: '',
      video_url: '',
      resource: [
        {
          id: 1,
          name: '答案详解',
          list: [{ id: 2, book_id: 1, resource_id: 1, show_name: '答案，上下册', download_num: 0 }],
        },
        {
          id: 2,
          name: '听力音频',
          list: [{ id: 1, book_id: 1, resource_id: 2, show_name: '听力', download_num: 0 }],
        },
      ],
    });
  });

  it('lists all shops for a book without regions', async () => {
    expect(await server.ask('getBook', { body: { book_id: 2 } })).toMatchObject({
      apply_area: [],
      address: [{ name: '北京市' }, { name: '浙江省' }],
      resource: [],
    });
  });

  it('refuses an unknown book', async () => {
    expect(await server.call('getBook', { body: { book_id: 999 } })).toEqual(reply(404, '该图书不存在'));
  });
});

describe('listBookErrata', () => {
  it('lists by pages what is wrong, and from which printing on it is right', async () => {
    const erratum = { book_id: 1, place: '第 9 题', wrong_text: '2', right_text: '−2', printing: 6 };
    await server.db
      .insertInto('book_errata')
      .values([
        { ...erratum, page_number: '答案册' },
        { ...erratum, page_number: '88' },
        { ...erratum, page_number: '第 9 页', is_printed: true },
      ])
      .execute();
    await server.db.updateTable('all_books').set({ isbn: '978-7-0000-0045-6' }).where('id', '=', 1).execute();
    const { isbn, list } = await server.ask('listBookErrata', { body: { book_id: 1 } });
    expect(isbn).toBe('978-7-0000-0045-6');
    expect(list.map(({ page_number, is_printed }) => [page_number, is_printed])).toEqual([
      ['第 9 页', 1],
      ['88', 0],
      ['答案册', 0],
    ]);
    expect(list[1]).toMatchObject({ place: '第 9 题', wrong_text: '2', right_text: '−2', printing: 6 });
    expect(await server.ask('listBookErrata', { body: { book_id: 2 } })).toEqual({ isbn: '', list: [] });
  });

  it('refuses a book that is not shown', async () => {
    expect(await server.call('listBookErrata', { body: { book_id: 999 } })).toEqual(
      reply(404, '该图书不存在'),
    );
  });
});

describe('getBookResourceFiles', () => {
  const body = { id: 2, book_id: 1, resource_id: 1 };

  it('needs a login before anything is checked (spec: A5 downloads)', async () => {
    expect(await server.call('getBookResourceFiles', { body: {} })).toEqual(reply(-1, '当前用户未登录'));
  });

  it('returns working links, counts the download and records it (spec: A7 book get_resource_flie)', async () => {
    const token = await server.logIn(student);
    await server.services.files.write('books/1/a.pdf', Buffer.from('first'));
    const { url } = await server.ask('getBookResourceFiles', { token, body });
    const links = url.split(',');
    expect(links).toHaveLength(2);
    const file = await server.app.inject({ url: links[0] ?? '' });
    expect(file.body).toBe('first');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('答案，上下册 1.pdf'));

    const book = await server.ask('getBook', { body: { book_id: 1 } });
    expect(book.resource[0]?.list[0]?.download_num).toBe(1);
    const downloads = await server.db.selectFrom('downloads').select(['type', 'content_id']).execute();
    expect(downloads).toEqual([{ type: 2, content_id: 2 }]);
  });

  it('counts a repeated download on another day only, and updates the time of its record', async () => {
    const token = await server.logIn(student);
    const records = () => server.db.selectFrom('downloads').selectAll().execute();
    const [before] = await records();
    await server.ask('getBookResourceFiles', { token, body });
    const [after, ...others] = await records();
    expect(others).toEqual([]);
    expect(after?.id).toBe(before?.id);
    expect(after?.created_at.getTime()).toBeGreaterThan(before?.created_at.getTime() ?? Infinity);
    const book = await server.ask('getBook', { body: { book_id: 1 } });
    expect(book.resource[0]?.list[0]?.download_num).toBe(1);
    await sql`update counted_today set counted_on = counted_on - 1`.execute(server.db);
    await server.ask('getBookResourceFiles', { token, body });
    const later = await server.ask('getBook', { body: { book_id: 1 } });
    expect(later.resource[0]?.list[0]?.download_num).toBe(2);
  });

  it('refuses a resource of another book', async () => {
    const token = await server.logIn(student);
    const envelope = await server.call('getBookResourceFiles', { token, body: { ...body, book_id: 2 } });
    expect(envelope).toMatchObject({ code: 404, msg: '该资源不存在或已下架' });
  });
});

describe('the lists around books', () => {
  it('listNewBooks returns the latest books', async () => {
    const books = await server.ask('listNewBooks');
    expect(books.map((book) => book.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('listBookCategories returns categories and shelves in order (spec: A7 book get_category, A3 book category)', async () => {
    expect(await server.ask('listBookCategories')).toEqual([
      { id: 17, name: '原创试卷' },
      { id: 19, name: '同步' },
      { id: 12, name: '新书上架' },
    ]);
  });

  it('getBookScreening returns the filter rows with the subjects of the grade (spec: A7 book screening_condition, A2 addedServices grade subjects)', async () => {
    const all = await server.ask('getBookScreening');
    expect(all.version_years.map((option) => option.name)).toEqual([2027, 2026, 2025]);
    expect(all.grade.slice(0, 5).map((option) => option.label)).toEqual([
      '高中',
      '高一',
      '高二',
      '高三',
      '初中',
    ]);
    expect(all.subject).toHaveLength(4);
    const ofPrimary = await server.ask('getBookScreening', { query: { grade_id: '7' } });
    const ofGradeOne = await server.ask('getBookScreening', { query: { grade_id: '158' } });
    expect(ofPrimary.subject.map((option) => option.label)).toEqual(['语文', '数学', '英语']);
    expect(ofGradeOne.subject).toEqual(ofPrimary.subject);
    expect((await server.ask('getBookScreening', { query: { grade_id: '' } })).subject).toHaveLength(4);
  });
});
