import { beforeAll, describe, expect, it } from 'vitest';
import { insertOtherPapers } from '../../fixtures/papers.js';
import { teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const unknown = 999_999;

const server = useTestServer();
let scan: number;
beforeAll(async () => {
  ({ scan } = await insertOtherPapers(server.db));
});

const list = (body: object, token?: string) =>
  server.ask('listPapers', token === undefined ? { body } : { body, token });
const titles = async (body: object) => (await list(body)).list.map((paper) => paper.title);

describe('listPapers', () => {
  it('returns eight papers a page, newest first, and the count of all (spec: A2 listenBig pages, A9 page size papers, A7 exam list)', async () => {
    const first = await list({});
    expect(first.count).toBe(14);
    expect(first.list).toHaveLength(8);
    expect(first.list[0]).toEqual({
      id: scan,
      title: '高二物理月考，扫描件',
      create_time: '2026-05-25 08:00:00',
      image: '',
      is_collect: 0,
      views: 0,
      downloads: 40,
      grade_name: '高二',
      subject_name: '物理',
      type_name: '月考',
      address_name: '浙江',
      year_name: '2025',
    });
  });

  it('returns every paper exactly once over all pages and months', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => (await list({ page: String(page), psize: '3' })).list),
    );
    const papers = pages.flat();
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 3, 2]);
    expect(new Set(papers.map((paper) => paper.id)).size).toBe(14);
    const times = papers.map((paper) => paper.create_time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.slice(-3).map((time) => time.slice(0, 7))).toEqual(['2026-04', '2025-12', '2025-11']);
  });

  it.each([{}, { search: '试卷' }, { is_recommended: 1 }, { grade_id: 169 }])(
    'is empty past the end of %o, and still counts',
    async (body) => {
      const { list: papers, count } = await list({ ...body, page: 100_000, psize: 100 });
      expect(papers).toEqual([]);
      expect(count).toBe((await list(body)).count);
    },
  );

  it.each([
    [{ grade_id: 9 }, 13],
    [{ grade_id: '168' }, 2],
    [{ subject_id: 4 }, 3],
    [{ address_id: 33 }, 1],
    [{ type_id: 2 }, 3],
    [{ year_id: 2025 }, 3],
    [{ is_hot: 1 }, 1],
    [{ is_hot: '1', grade_id: 169 }, 0],
    [{ is_hot: 0 }, 14],
    [{ is_hot: '' }, 14],
    [{ grade_id: 168, address_id: 11, type_id: 2 }, 1],
    [{ grade_id: 9, subject_id: 4, year_id: 2025 }, 3],
    [{ grade_id: 169, subject_id: 4 }, 0],
    [{ search: '物理' }, 2],
    [{ search: '  物理   月考 ' }, 2],
    [{ search: '物理 扫描', address_id: 33 }, 1],
    [{ search: '物理 期中' }, 0],
    [{ search: '100%' }, 0],
    [{ search: '' }, 14],
    [{ grade_id: '', subject_id: '', address_id: '', type_id: '', year_id: '' }, 14],
    [{ grade_id: unknown }, 0],
    [{ address_id: unknown }, 0],
    [{ year_id: 999_999_999 }, 0],
    [{ year_id: 999_999_999, search: '物理' }, 0],
  ])('filters %o (spec: A2 listenBig query)', async (body, count) => {
    const found = await list({ ...body, psize: 100 });
    expect(found.count).toBe(count);
    expect(found.list).toHaveLength(count);
  });

  it('sorts by downloads when asked, and otherwise by date (spec: A7 exam recommended)', async () => {
    const mostDownloaded = ['高二物理月考', '高二物理月考，扫描件'];
    expect((await titles({ is_recommended: 1 })).slice(0, 2)).toEqual(mostDownloaded);
    expect((await titles({ is_recommended: '1', is_new: '0' })).slice(0, 2)).toEqual(mostDownloaded);
    expect(await titles({ is_recommended: 1, search: '物理' })).toEqual(mostDownloaded);
    expect(await titles({ is_recommended: 1, page: 2, psize: 1 })).toEqual(mostDownloaded.slice(1));
    expect(await titles({ is_new: 1 })).toEqual(await titles({}));
  });

  it.each([
    { is_new: 1, is_recommended: 1 },
    { is_new: '1', is_recommended: '1' },
  ])('refuses both orders together: %o (spec: A4 newest or most downloaded)', async (body) => {
    const message = '最新上传与下载最多只能选一项';
    expect(await server.call('listPapers', { body })).toEqual(
      reply(400, message, { errors: [{ field: 'is_recommended', message }] }),
    );
  });

  it('marks the favourites of the caller', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 1, content_id: scan } });
    const collected = (await list({}, token)).list.filter((paper) => paper.is_collect === 1);
    expect(collected.map((paper) => paper.id)).toEqual([scan]);
    expect((await list({})).list.every((paper) => paper.is_collect === 0)).toBe(true);
  });
});

it('getPaperProperties returns the options of each filter row in order (spec: A7 exam property_list)', async () => {
  expect(await server.ask('getPaperProperties')).toEqual({
    grade: [
      { label: '高一', name: 167 },
      { label: '高二', name: 168 },
      { label: '高三', name: 169 },
      { label: '初一', name: 164 },
    ],
    subject: [
      { label: '数学', name: 2 },
      { label: '英语', name: 3 },
      { label: '物理', name: 4 },
    ],
    address: [
      { label: '北京', name: 11 },
      { label: '浙江', name: 33 },
    ],
    type: [
      { label: '期中考试', name: 1 },
      { label: '月考', name: 2 },
    ],
    year: [
      { label: '2026', name: 2026 },
      { label: '2025', name: 2025 },
    ],
  });
});
