import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetCounted } from '../../../src/shared/count-once.queries.js';
import { insertOtherPapers } from '../../fixtures/papers.js';
import { student, teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { contentOf, pdfOf } from '../../support/pdf-files.js';
import { type CallOptions, useTestServer } from '../../support/test-server.js';

const unknown = 999_999;
const gone = reply(404, '该试卷不存在或已下架');

const server = useTestServer();
let scan: number;
let empty: number;
beforeAll(async () => {
  ({ scan, empty } = await insertOtherPapers(server.db));
});

describe('getPaper', () => {
  const ask = (id: number | string, token?: string) =>
    server.ask('getPaper', token === undefined ? { body: { id } } : { body: { id }, token });

  it('returns all fields of a paper, with file names that cannot be fetched (spec: A7 exam detail, A3 paper)', async () => {
    const paper = await ask(scan);
    expect(paper).toMatchObject({
      title: '高二物理月考，扫描件',
      grade_name: '高二',
      url: '/files/papers/scan%201.png,/files/papers/scan%202.png',
      buy_url: 'https://shop.example.cn/1',
      buy_url_jd: '',
      correlation_list: [{ title: '高二物理月考', create_time: '2025-12-01 08:00:00' }],
    });
    await server.services.files.write('papers/scan 1.png', Buffer.from('secret'));
    expect((await server.app.inject({ url: paper.url.split(',')[0] ?? '' })).statusCode).toBe(404);
  });

  it('returns at most four other papers of the grade and subject, newest first (spec: A3 paper correlation, A9 page size side lists, B9 page size side lists)', async () => {
    const { correlation_list: related } = await ask('10');
    expect(related.map((paper) => paper.title)).toEqual([
      '高三数学期中试卷 9',
      '高三数学期中试卷 8',
      '高三数学期中试卷 7',
      '高三数学期中试卷 6',
    ]);
  });

  it('counts the views of different addresses, also at the same time', async () => {
    const before = (await ask(5)).views;
    await Promise.all(Array.from({ length: 10 }, () => ask(5)));
    expect((await ask(5)).views).toBe(before + 11);
  });

  it('counts a person once a day: an account, or an address and a browser together', async () => {
    const before = (await ask(6)).views;
    const read = (options: CallOptions) =>
      server.ask('getPaper', { body: { id: 6 }, ...options }).then(({ views }) => views - before);
    const [address, fingerprint] = ['192.0.2.1', 'one browser'];
    expect(await read({ address, fingerprint })).toBe(1);
    expect(await read({ address, fingerprint })).toBe(1);
    expect(await read({ address, fingerprint: 'another browser' })).toBe(2);
    expect(await read({ address: '192.0.2.2', fingerprint })).toBe(3);
    const token = await server.logIn(teacher);
    expect(await read({ token, address: '192.0.2.3' })).toBe(4);
    expect(await read({ token, address: '192.0.2.4', fingerprint: 'third browser' })).toBe(4);
    await sql`update counted_today set counted_on = counted_on - 1`.execute(server.db);
    expect(await read({ address, fingerprint })).toBe(5);
    await forgetCounted(server.db);
    expect(await read({ address, fingerprint })).toBe(5);
  });

  it('counts few of the browsers that one address calls itself', async () => {
    const before = (await ask(7)).views;
    for (let browser = 0; browser < 50; browser += 1) {
      const options = { address: '192.0.2.9', fingerprint: String(browser) };
      await server.ask('getPaper', { body: { id: 7 }, ...options });
    }
    expect((await ask(7)).views - before).toBe(11);
  });

  it('marks a favourite of the caller only', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 1, content_id: 5 } });
    expect((await ask(5, token)).is_collect).toBe(1);
    expect((await ask(5)).is_collect).toBe(0);
  });

  it('refuses an unknown paper', async () => {
    expect(await server.call('getPaper', { body: { id: unknown } })).toEqual({
      ...gone,
      msg: '该试卷不存在',
    });
  });
});

async function fetchFile(link: string | undefined) {
  const file = await server.app.inject({ url: link ?? '' });
  return { status: file.statusCode, body: file.body, name: String(file.headers['content-disposition']) };
}

async function downloadsOf(id: number): Promise<number> {
  const paper = await server.db
    .selectFrom('papers')
    .select('download_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return paper.download_count;
}

async function recordsOf(id: number) {
  return server.db.selectFrom('downloads').select(['type', 'user_id']).where('content_id', '=', id).execute();
}

describe('getPaperPreview', () => {
  const ask = (id: number) => server.ask('getPaperPreview', { body: { id } });

  it('returns visitors a working link for each file, and counts nothing (spec: A7 exam show_file)', async () => {
    await server.services.files.write('papers/scan 1.png', Buffer.from('page one'));
    const before = await downloadsOf(scan);
    const { url, page_counts } = await ask(scan);
    const links = url.split(',');
    expect(links).toHaveLength(2);
    expect(page_counts).toEqual([0, 0]);
    expect(await fetchFile(links[0])).toMatchObject({ status: 200, body: 'page one' });
    expect(await downloadsOf(scan)).toBe(before);
    expect(await recordsOf(scan)).toEqual([]);
  });

  it('gives a visitor no address of the last quarter of a PDF (spec: A4 preview pages, A9 preview, A5 downloads)', async () => {
    const pages = Array.from({ length: 8 }, (_, index) => `text of page ${String(index + 1)}`);
    await server.services.files.write('papers/1.pdf', await pdfOf(pages));
    const preview = await ask(5);
    expect(preview.page_counts).toEqual([8]);
    const answers = [
      preview,
      await server.ask('getPaper', { body: { id: 5 } }),
      await server.ask('listPapers', { body: {} }),
      await server.ask('getExamHome', { body: {} }),
    ];
    const addresses = [...new Set(JSON.stringify(answers).match(/\/files\/[^"\s,]+/g))];
    const [signed = ''] = preview.url.split('?');
    const guesses = [signed.replace('previews/', ''), preview.url.replace('previews/', ''), signed];
    const found = [];
    for (const url of [...addresses, ...guesses]) {
      const file = await server.app.inject({ url });
      if (file.statusCode === 200 && file.rawPayload.subarray(0, 4).toString() === '%PDF') {
        found.push(await contentOf(file.rawPayload));
      }
    }
    expect(found.map((file) => file.pages)).toEqual([6]);
    expect(found[0]?.text).toContain('text of page 6');
    expect(found[0]?.text).not.toContain('text of page 7');
    expect(found[0]?.text).not.toContain('text of page 8');
  });

  it('refuses the preview of a PDF that cannot be cut', async () => {
    await server.db
      .updateTable('papers')
      .set({ file_keys: ['papers/damaged.pdf'] })
      .where('id', '=', 9)
      .execute();
    await server.services.files.write('papers/damaged.pdf', Buffer.from('no PDF'));
    expect(await server.call('getPaperPreview', { body: { id: 9 } })).toEqual(
      reply(404, '该试卷暂无预览，登录后可下载'),
    );
  });

  it('refuses an unknown paper and a paper without files', async () => {
    expect(await server.call('getPaperPreview', { body: { id: unknown } })).toEqual(gone);
    expect(await server.call('getPaperPreview', { body: { id: empty } })).toEqual(gone);
  });
});

describe('getPaperFiles', () => {
  it('needs a login before anything is checked, and writes nothing without one (spec: A5 downloads)', async () => {
    const before = await downloadsOf(scan);
    for (const options of [{ body: {} }, { body: { id: scan } }, { body: { id: scan }, token: 'stale' }]) {
      expect(await server.call('getPaperFiles', options)).toEqual(reply(-1, '当前用户未登录'));
    }
    expect(await downloadsOf(scan)).toBe(before);
    expect(await recordsOf(scan)).toEqual([]);
  });

  it('returns links with the title of the paper, counts one download a day and keeps one record (spec: A7 exam file)', async () => {
    const token = await server.logIn(student);
    await server.services.files.write('papers/scan 2.png', Buffer.from('page two'));
    const before = await downloadsOf(scan);
    const { url } = await server.ask('getPaperFiles', { token, body: { id: scan } });
    const file = await fetchFile(url.split(',')[1]);
    expect(file).toMatchObject({ status: 200, body: 'page two' });
    expect(file.name).toContain(encodeURIComponent('高二物理月考，扫描件 2.png'));
    await Promise.all(
      Array.from({ length: 5 }, () => server.ask('getPaperFiles', { token, body: { id: String(scan) } })),
    );
    expect(await downloadsOf(scan)).toBe(before + 1);
    expect(await recordsOf(scan)).toMatchObject([{ type: 1 }]);
  });

  it('refuses an unknown paper and a paper without files', async () => {
    const token = await server.logIn(student);
    const call = async (body: object) => await server.call('getPaperFiles', { token, body });
    expect(await call({ id: unknown })).toEqual(gone);
    expect(await recordsOf(unknown)).toEqual([]);
    expect(await call({ id: empty })).toEqual(gone);
    expect(await recordsOf(empty)).toEqual([]);
  });
});
