// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';

import { FakeCaches } from '../../app/worker/fake-caches.js';
import { wirePaperPage } from '../samples/wire.js';

const ORIGIN = 'https://site.test';
vi.stubGlobal('location', new URL(ORIGIN));

const { dropKept, KEPT } = await import('./drop-kept.js');
const { fileKey, findKept } = await import('./kept-cache.js');
const { changeKept, keep, listKept, ownerOf, removeKept } = await import('./kept-papers.js');

const record = (id: number, url = `${ORIGIN}/files/papers/${String(id)}.pdf`) => ({
  id,
  paper: wirePaperPage({ id }),
  preview: { url, page_counts: [8] },
  isWhole: true,
  bytes: 3,
  keptAt: id,
  seenAt: id,
  isWithdrawn: false,
});
const fileOf = (url: string) => ({
  url: `${url}?signature=1`,
  blob: new Blob(['abc'], { type: 'application/pdf' }),
});

let caches: FakeCaches;
async function paths(): Promise<string[]> {
  return (await (await caches.open(KEPT)).keys()).map(({ url }) => new URL(url).pathname);
}

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
});

it('lists what is kept, seen last first, and makes no cache for those who keep nothing', async () => {
  expect(await listKept()).toEqual([]);
  expect(await caches.keys()).toEqual([]);
  for (const id of [1, 2]) await keep(record(id), [fileOf(record(id).preview.url)]);
  await changeKept(1, { seenAt: 3 });
  expect((await listKept()).map(({ id, seenAt }) => [id, seenAt])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

it('removes what another account has kept whole, and leaves it to nobody else', async () => {
  const [one, other] = ['13800000003', '13800000004'].map((phone) => ownerOf({ phone, email: '' }));
  await keep({ ...record(1), owner: one }, [fileOf(record(1).preview.url)]);
  await keep({ ...record(2), isWhole: false }, [fileOf(record(2).preview.url)]);
  expect(await listKept(ownerOf(null))).toHaveLength(2);
  expect(await listKept(one)).toHaveLength(2);
  expect((await listKept(other)).map(({ id }) => id)).toEqual([2]);
  expect((await paths()).sort()).toEqual(['/files/papers/2.pdf', '/kept-papers/2']);
});

it('changes a record twice at once without losing either change', async () => {
  await keep(record(1), [fileOf(record(1).preview.url)]);
  await Promise.all([changeKept(1, { page: 3 }), changeKept(1, { isWithdrawn: true })]);
  expect(await findKept(1)).toMatchObject({ page: 3, isWithdrawn: true });
});

it('keeps files without their signatures', async () => {
  await keep(record(1), [fileOf(record(1).preview.url)]);
  const kept = await (await caches.open(KEPT)).match(fileKey(`${ORIGIN}/files/papers/1.pdf?signature=other`));
  expect(await kept?.text()).toBe('abc');
  expect(kept?.headers.get('content-length')).toBe('3');
});

it('replaces the pages of a visitor by the whole paper', async () => {
  const part = `${ORIGIN}/files/previews/papers/1.pdf`;
  await keep({ ...record(1, part), isWhole: false }, [fileOf(part)]);
  await keep(record(1), [fileOf(record(1).preview.url)]);
  expect(await paths()).toEqual(['/files/papers/1.pdf', '/kept-papers/1']);
  expect((await findKept(1))?.isWhole).toBe(true);
});

it('keeps nothing of a paper that has no room', async () => {
  const cache = await caches.open(KEPT);
  const put = vi.spyOn(cache, 'put');
  put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await expect(keep(record(1), [fileOf(record(1).preview.url)])).rejects.toThrow('full');
  expect(await paths()).toEqual([]);
});

it('removes papers with their files, and everything at logout', async () => {
  for (const id of [1, 2, 3]) await keep(record(id), [fileOf(record(id).preview.url)]);
  await removeKept([1, 3]);
  expect((await paths()).sort()).toEqual(['/files/papers/2.pdf', '/kept-papers/2']);
  await dropKept();
  expect(await caches.keys()).toEqual([]);
});
