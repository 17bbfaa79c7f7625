import { beforeAll, describe, expect, it } from 'vitest';
import { reply } from '../../support/answers.js';
import { insert } from '../../support/insert.js';
import { seconds } from '../../support/seconds.js';
import { studentId, teacher, teacherId } from '../../fixtures/people.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

const operations = [
  'listMyBooks',
  'listMyDownloads',
  'deleteMyDownload',
  'getMyDownloadFiles',
  'listMyActivities',
] as const;

it.each(operations)('%s needs a login before anything is checked', async (operation) => {
  for (const options of [{}, { token: 'stale' }]) {
    expect(await server.call(operation, options)).toEqual(reply(-1, '当前用户未登录'));
  }
});

describe('listMyBooks', () => {
  let ids: number[];

  beforeAll(async () => {
    const inserted = await server.db
      .insertInto('user_books')
      .values([
        { user_id: teacherId, book_id: 2, created_at: '2026-08-01T00:00:00Z' },
        { user_id: teacherId, book_id: 1, created_at: '2026-08-02T00:00:00Z' },
        { user_id: studentId, book_id: 3 },
      ])
      .returning('id')
      .execute();
    ids = inserted.map(({ id }) => id);
  });

  it('lists those of the caller, latest first, with the count of all', async () => {
    const ask = (body?: object) => server.ask('listMyBooks', { token, body });
    expect(await ask()).toEqual({
      list: [
        {
          id: ids[1],
          book_id: 1,
          book_title: '高考数学总复习',
          create_time: seconds('2026-08-02T00:00:00Z'),
          is_verified: 1,
        },
        expect.objectContaining({ book_id: 2, book_title: '高中物理 100%提分_讲练' }),
      ],
      count: 2,
    });
    expect(await ask({ page: 2, psize: 1 })).toMatchObject({ list: [{ book_id: 2 }], count: 2 });
  });
});

describe('listMyActivities', () => {
  const person = { name: '周明', school: '第一中学', tel: '13900000003' };
  const keys = ['uploads/b.pdf', 'uploads/a.docx'];
  let ids: number[];

  beforeAll(async () => {
    await insert(server.db, {
      activities: {
        article_id: 5,
        activity_type: 2,
        starts_at: '2026-10-01T00:00:00Z',
        ends_at: '2026-12-01T00:00:00Z',
        participant: '全体学生',
      },
    });
    const upload = { user_id: teacherId, content_type: 'application/pdf', size_bytes: 1 };
    await insert(server.db, {
      uploads: [
        { ...upload, file_key: 'uploads/a.docx', original_name: '教案.docx' },
        { ...upload, file_key: 'uploads/b.pdf', original_name: '课件，终稿.pdf' },
      ],
    });
    const inserted = await server.db
      .insertInto('activity_applications')
      .values([
        {
          ...person,
          article_id: 2,
          user_id: teacherId,
          file_keys: keys,
          status: -1,
          created_at: '2026-10-02T00:00:00Z',
        },
        { ...person, article_id: 5, user_id: teacherId, created_at: '2026-10-03T00:00:00Z' },
        { ...person, article_id: 5, user_id: studentId },
      ])
      .returning('id')
      .execute();
    ids = inserted.map(({ id }) => id);
  });

  const ask = (body?: object) => server.ask('listMyActivities', { token, body });

  it('lists those of the caller, latest first, with the count of all', async () => {
    await server.db.updateTable('articles').set({ image_focus: '97% 50%' }).where('id', '=', 5).execute();
    const { list, count } = await ask();
    expect(count).toBe(2);
    expect(list[0]).toEqual({
      id: ids[1],
      article_id: 5,
      title: '新书发布',
      image: '',
      image_focus: '97% 50%',
      start_time: seconds('2026-10-01T00:00:00Z'),
      end_time: seconds('2026-12-01T00:00:00Z'),
      participant: '全体学生',
      intro: '摘要',
      files: '',
      activity_type: 2,
      status: 0,
    });
    expect(list[1]).toMatchObject({ id: ids[0], article_id: 2, activity_type: 1, status: -1 });
    expect(await ask({ page: '2', psize: '1' })).toMatchObject({ list: [{ id: ids[0] }], count: 2 });
  });

  it('returns working links to the submitted files, in order and under their original names', async () => {
    await server.services.files.write('uploads/b.pdf', Buffer.from('slides'));
    const { list } = await ask();
    const links = list[1]?.files.split(',') ?? [];
    expect(links).toHaveLength(2);
    const file = await server.app.inject({ url: links[0] ?? '' });
    expect(file.body).toBe('slides');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('课件，终稿.pdf'));
    expect(links[1]).toContain(encodeURIComponent('教案.docx'));
  });
});
