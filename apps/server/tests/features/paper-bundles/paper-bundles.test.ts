import { strFromU8, unzipSync } from 'fflate';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleKey, contentOf, withBundles } from '../../../src/features/paper-bundles/bundles.js';
import { findBundled } from '../../../src/features/paper-bundles/bundles.queries.js';
import { insertOtherPapers } from '../../fixtures/papers.js';
import { student } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { pdfOf } from '../../support/pdf-files.js';
import { useTestServer } from '../../support/test-server.js';

const unknown = 999_999;

const server = useTestServer();
let scan: number;
let token: string;
beforeAll(async () => {
  ({ scan } = await insertOtherPapers(server.db));
  token = await server.logIn(student);
  const { files } = server.services;
  await files.write('papers/scan 1.png', Buffer.from('page one'));
  await files.write('papers/scan 2.png', Buffer.from('page two'));
  await files.write('papers/1.pdf', await pdfOf(['one', 'two', 'three', 'four']));
  // Two papers of one title, and one whose file is not there.
  await server.db
    .updateTable('papers')
    .set({ title: '甲/卷', file_keys: ['papers/1.pdf'] })
    .where('id', 'in', [5, 6])
    .execute();
  await server.db
    .updateTable('papers')
    .set({ file_keys: ['papers/lost.pdf'] })
    .where('id', '=', 7)
    .execute();
});

describe('getPaperSizes', () => {
  const ask = (...ids: number[]) => server.ask('getPaperSizes', { body: { ids } });

  it('says how large papers are, and what of them visitors see once that is known', async () => {
    expect(await ask(scan, unknown, 7)).toEqual([{ id: scan, size: 16 }]);
    const [before] = await ask(5);
    expect(before).toMatchObject({ id: 5 });
    expect(before).not.toHaveProperty('pages');
    await server.ask('getPaperPreview', { body: { id: 5 } });
    const [after] = await ask(5);
    expect(after).toMatchObject({ ...before, pages: 4 });
    expect(after?.shown_size).toBeLessThan(after?.size ?? 0);
  });

  it('counts nothing, and takes 50 papers at most', async () => {
    const before = await countsOf(scan);
    await ask(scan);
    expect(await countsOf(scan)).toEqual(before);
    const ids = Array.from({ length: 51 }, (_, index) => index + 1);
    expect(await server.call('getPaperSizes', { body: { ids } })).toMatchObject({ code: 400 });
  });
});

async function countsOf(id: number) {
  const { download_count } = await server.db
    .selectFrom('all_papers')
    .select('download_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const records = await server.db.selectFrom('downloads').select('id').where('content_id', '=', id).execute();
  return [download_count, records.length];
}

describe('getPaperBundle', () => {
  const ask = (...ids: number[]) => server.ask('getPaperBundle', { token, body: { ids } });
  const fetchZip = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('needs a login, and counts nothing without one', async () => {
    const before = await countsOf(scan);
    expect(await server.call('getPaperBundle', { body: { ids: [scan] } })).toEqual(
      reply(-1, '当前用户未登录'),
    );
    expect(await countsOf(scan)).toEqual(before);
  });

  it('packs the files under the titles, counts each paper once and names what it leaves out', async () => {
    const before = await Promise.all([scan, 5, 7].map(countsOf));
    const { url, papers, left_out } = await ask(scan, 5, 6, 7, 5, unknown);
    expect(papers.map(({ id }) => id)).toEqual([scan, 5, 6]);
    expect(left_out).toMatchObject([{ id: 7 }, { id: unknown, title: '' }]);
    const counts = await Promise.all([scan, 5, 7].map(countsOf));
    expect(counts.map(([count = 0], index) => count - (before[index]?.[0] ?? 0))).toEqual([1, 1, 0]);
    expect(counts.map(([, records]) => records)).toEqual([1, 1, 0]);

    const zip = await fetchZip(url);
    expect(zip.headers['content-type']).toBe('application/zip');
    expect(zip.headers['content-length']).toBe(String(zip.rawPayload.length));
    expect(zip.headers['content-disposition']).toContain(encodeURIComponent('试卷3份.zip'));
    const entries = unzipSync(zip.rawPayload);
    expect(Object.keys(entries)).toEqual([
      '高二物理月考，扫描件 1.png',
      '高二物理月考，扫描件 2.png',
      '甲_卷.pdf',
      '甲_卷 (2).pdf',
    ]);
    expect(strFromU8(entries['高二物理月考，扫描件 2.png'] ?? new Uint8Array())).toBe('page two');
    // The flag that tells Windows that the names are UTF-8.
    expect(zip.rawPayload.readUInt16LE(6) & 0x08_00).toBe(0x08_00);
  });

  it('continues a broken download at any byte, and refuses a changed link', async () => {
    const { url } = await ask(scan, 5);
    const whole = (await fetchZip(url)).rawPayload;
    const since = String((await fetchZip(url)).headers['last-modified']);
    for (const start of [1, 30, Math.floor(whole.length / 2), whole.length - 1]) {
      const rest = await fetchZip(url, { range: `bytes=${String(start)}-`, 'if-range': since });
      expect(rest.statusCode).toBe(206);
      expect(rest.rawPayload.equals(whole.subarray(start))).toBe(true);
    }
    expect((await fetchZip(url.replace('bundles/', 'bundles/1-'))).statusCode).toBe(404);
  });

  it('keeps a link that was given before a paper was withdrawn, and leaves the paper out of the next', async () => {
    const { url } = await ask(scan, 6);
    await server.db.updateTable('all_papers').set({ withdrawn_at: new Date() }).where('id', '=', 6).execute();
    expect((await fetchZip(url)).statusCode).toBe(200);
    expect((await ask(scan, 6)).left_out).toEqual([{ id: 6, title: '甲/卷' }]);
    expect(await server.call('getPaperBundle', { token, body: { ids: [6] } })).toEqual(
      reply(404, '这些试卷都不存在或已下架'),
    );
  });

  it('holds the same memory for 50 files of 4 MB as for one', async () => {
    const size = 4 * 2 ** 20;
    const large = 'papers/large.pdf';
    const { files: store } = server.services;
    await store.write(large, Buffer.alloc(size, 'a'));
    const files = { ...store, find: () => store.find(large), read: () => store.read(large) };
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = () => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    async function mostHeld(count: number): Promise<number> {
      const file_keys = Array.from({ length: count }, (_, index) => `papers/${String(index)}.pdf`);
      await server.db.updateTable('all_papers').set({ file_keys }).where('id', '=', scan).execute();
      const key = bundleKey(await contentOf(files, await findBundled(server.db, [scan])));
      const before = held();
      let [most, received, parts] = [before, 0, 0];
      for await (const part of await withBundles({ db: server.db, files }).read(key)) {
        received += (part as Buffer).length;
        parts += 1;
        // What is garbage does not count, and each collection takes some ms.
        if (parts % 600 === 0) most = Math.max(most, held());
      }
      expect(received).toBeGreaterThan(count * size);
      return most - before;
    }
    await mostHeld(1);
    // Other work of the process may grow meanwhile; what a bundle holds is there each time.
    expect(Math.min(await mostHeld(50), await mostHeld(50))).toBeLessThan(20 * 2 ** 20);
  });
});
