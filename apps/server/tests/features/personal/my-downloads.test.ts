import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reply } from '../../support/answers.js';
import { seconds } from '../../support/seconds.js';
import { studentId, teacher, teacherId } from '../../fixtures/people.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

/** Records of the teacher: two papers, a resource and a deleted paper. One record of the student. */
let records: { older: number; newer: number; resource: number; foreign: number; gone: number };

beforeEach(async () => {
  await server.db.deleteFrom('downloads').execute();
  await server.db.deleteFrom('counted_today').execute();
  await server.db.updateTable('papers').set({ download_count: 0 }).execute();
  await server.db.updateTable('book_resources').set({ download_count: 0 }).execute();
  const [older, newer, resource, foreign, gone] = await server.db
    .insertInto('downloads')
    .values([
      { user_id: teacherId, type: 1, content_id: 1, created_at: '2026-09-01T00:00:00Z' },
      { user_id: teacherId, type: 1, content_id: 2, created_at: '2026-09-02T00:00:00Z' },
      { user_id: teacherId, type: 2, content_id: 2, created_at: '2026-09-03T00:00:00Z' },
      { user_id: studentId, type: 1, content_id: 3, created_at: '2026-09-04T00:00:00Z' },
      { user_id: teacherId, type: 1, content_id: 999, created_at: '2026-09-05T00:00:00Z' },
    ])
    .returning('id')
    .execute();
  if (!older || !newer || !resource || !foreign || !gone) throw new Error('five rows were inserted');
  records = {
    older: older.id,
    newer: newer.id,
    resource: resource.id,
    foreign: foreign.id,
    gone: gone.id,
  };
});

const list = (body: object) => server.ask('listMyDownloads', { token, body });

async function downloadCounts(): Promise<{ papers: number; resources: number }> {
  const [papers, resources] = await Promise.all(
    (['papers', 'book_resources'] as const).map((table) =>
      server.db
        .selectFrom(table)
        .select((eb) => eb.fn.sum<number>('download_count').as('sum'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return { papers: Number(papers?.sum), resources: Number(resources?.sum) };
}

describe('listMyDownloads', () => {
  it('lists the papers of the caller, latest first, without deleted ones (spec: B7 download_list)', async () => {
    expect(await list({ type: 1 })).toEqual({
      list: [
        {
          id: records.newer,
          type: 1,
          content_id: 2,
          exam_title: '高三数学期中试卷 2',
          create_time: seconds('2026-09-02T00:00:00Z'),
        },
        expect.objectContaining({ id: records.older, exam_title: '高三数学期中试卷 1' }),
      ],
      count: 2,
    });
    expect(await list({ type: 1, page: 2, psize: 1 })).toMatchObject({
      list: [{ id: records.older }],
      count: 2,
    });
  });

  it('lists resources with their book, also for a type as text', async () => {
    expect(await list({ type: '2' })).toEqual({
      list: [
        {
          id: records.resource,
          type: 2,
          content_id: 2,
          book_id: 1,
          book_title: '高考数学总复习',
          show_name: '答案，上下册',
          create_time: seconds('2026-09-03T00:00:00Z'),
        },
      ],
      count: 1,
    });
  });
});

describe('deleteMyDownload', () => {
  it('deletes only the record', async () => {
    const body = { id: String(records.older) };
    expect(await server.call('deleteMyDownload', { token, body })).toEqual(reply(200, '删除成功'));
    expect((await list({ type: 1 })).list.map(({ id }) => id)).toEqual([records.newer]);
  });

  it('refuses an unknown record and that of another account, which stays', async () => {
    for (const id of [records.foreign, 999_999]) {
      expect(await server.call('deleteMyDownload', { token, body: { id } })).toEqual(
        reply(404, '该下载记录不存在或已删除'),
      );
    }
    const { db } = server;
    expect(await db.selectFrom('downloads').select('id').execute()).toHaveLength(5);
  });
});

describe('getMyDownloadFiles', () => {
  const take = (id: number) => server.ask('getMyDownloadFiles', { token, body: { id } });

  it('returns working links to the file of a paper, counts again and keeps the record', async () => {
    await server.services.files.write('papers/1.pdf', Buffer.from('paper'));
    const before = await list({ type: 1 });
    const { url } = await take(records.older);
    const file = await server.app.inject({ url });
    expect(file.body).toBe('paper');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('高三数学期中试卷 1.pdf'));
    expect(await downloadCounts()).toEqual({ papers: 1, resources: 0 });
    expect(await list({ type: 1 })).toEqual(before);
  });

  it('returns a link for each file of a resource (spec: B7 download_url)', async () => {
    const { url } = await take(records.resource);
    expect(url.split(',')).toHaveLength(2);
    expect(await downloadCounts()).toEqual({ papers: 0, resources: 1 });
  });

  it('counts one download a day, also at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => take(records.older)));
    expect(await downloadCounts()).toEqual({ papers: 1, resources: 0 });
  });

  it('refuses an unknown record, deleted content and the record of another account, and counts nothing', async () => {
    for (const id of [records.foreign, records.gone, 999_999]) {
      expect(await server.call('getMyDownloadFiles', { token, body: { id } })).toEqual(
        reply(404, '该下载记录不存在，或内容已下架'),
      );
    }
    expect(await downloadCounts()).toEqual({ papers: 0, resources: 0 });
  });

  it('refuses a paper without files', async () => {
    await server.db.updateTable('papers').set({ file_keys: [] }).where('id', '=', 2).execute();
    const envelope = await server.call('getMyDownloadFiles', { token, body: { id: records.newer } });
    expect(envelope).toMatchObject({ code: 404 });
    expect(await downloadCounts()).toEqual({ papers: 0, resources: 0 });
  });
});
