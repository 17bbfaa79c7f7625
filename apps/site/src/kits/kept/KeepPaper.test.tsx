import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { FakeCaches } from '../../app/worker/fake-caches.js';
import { keptLimit } from '../../lib/kept/kept-limit.js';
import { findKept } from '../../lib/kept/kept-cache.js';
import { keep, listKept } from '../../lib/kept/kept-papers.js';
import { wirePaperPage } from '../../lib/samples/wire.js';
import { openDialogs } from '../../test/dialogs.js';
import { renderSite, success, type SiteOptions } from '../../test/site.js';
import { KeepPaper } from './KeepPaper.js';

const MB = 2 ** 20;
const paper = wirePaperPage({ id: 1 });
const preview = [{ url: '/files/previews/papers/1.pdf?signature=1', pageCount: 8 }];
const SHOWN = '/files/previews/papers/1.pdf';
const WHOLE = '/files/papers/1.pdf';

function pdf(body = 'whole'): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/pdf', 'content-length': String(body.length) },
  });
}

function open({ owner = false, server = {} }: Partial<SiteOptions> = {}) {
  openDialogs();
  return renderSite(<KeepPaper paper={paper} preview={preview} />, {
    owner,
    server: {
      '/api/exam/sizes': () => success([{ id: 1, size: 4 * MB, shown_size: 3 * MB, pages: 8 }]),
      '/api/exam/file': () => success({ url: `${WHOLE}?signature=2` }),
      [SHOWN]: () => pdf('shown'),
      [WHOLE]: () => pdf(),
      ...server,
    },
  });
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** The state and what is announced. */
const whole = () => waitFor(() => expect(screen.getAllByText('已存本机')).toHaveLength(2));

/** Another paper that takes so many MB. */
async function keepOther(id: number, size: number): Promise<void> {
  const other = {
    id,
    paper: wirePaperPage({ id, title: `另一份${String(id)}` }),
    preview: { url: '' },
    isWhole: true,
  };
  await keep({ ...other, bytes: size * MB, keptAt: id, seenAt: id, isWithdrawn: false }, []);
}

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  // jsdom has none.
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
});

it('says the size before, and keeps for a visitor what visitors see', async () => {
  const { calls } = open();
  await press('存到本机 · 3.0 MB');
  expect(await screen.findByText('已存前 6 页')).toBeVisible();
  expect(await findKept(1)).toMatchObject({
    isWhole: false,
    bytes: 5,
    preview: { url: `${location.origin}${SHOWN}`, page_counts: [8] },
  });
  expect(calls.map(({ path }) => path)).not.toContain('/api/exam/file');
  expect(screen.queryByRole('button', { name: /补存整份/ })).toBeNull();
});

it('keeps the whole for somebody who is logged in, also later', async () => {
  const { logIn } = open();
  await press(/存到本机/);
  await screen.findByText('已存前 6 页');
  act(logIn);
  await press('补存整份 · 4.0 MB');
  await whole();
  expect(await findKept(1)).toMatchObject({ isWhole: true, preview: { url: `${location.origin}${WHOLE}` } });
});

it('asks before it removes a paper', async () => {
  open({ owner: true });
  await press(/存到本机/);
  await press('移走');
  expect(await listKept()).toHaveLength(1);
  const [, confirm] = screen.getAllByRole('button', { name: '移走' });
  if (confirm !== undefined) fireEvent.click(confirm);
  expect(await screen.findByRole('button', { name: /存到本机/ })).toBeVisible();
  expect(await listKept()).toEqual([]);
});

it('removes nothing unasked where there is no room, the oldest first, and keeps the paper then', async () => {
  keptLimit.write('100');
  await keepOther(2, 60);
  await keepOther(3, 38);
  open({ owner: true });
  await press('存到本机 · 4.0 MB');
  expect(await screen.findByRole('dialog', { name: '还差 2.0 MB' })).toBeVisible();
  expect(await listKept()).toHaveLength(2);
  await press('移走 1 份再存');
  await whole();
  expect((await listKept()).map(({ id }) => id).sort()).toEqual([1, 3]);
});

it('keeps more where the reader chooses a larger limit', async () => {
  keptLimit.write('100');
  await keepOther(2, 98);
  open({ owner: true });
  await press('存到本机 · 4.0 MB');
  await press('把上限改成 200 MB');
  await whole();
  expect(await listKept()).toHaveLength(2);
  expect(keptLimit.read()).toBe('200');
});

it('says what to do where the browser keeps nothing', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  open();
  await press(/存到本机/);
  expect(await screen.findByText(/请换一个浏览器，或者直接下载/)).toBeVisible();
});

it('leads out of WeChat', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');
  open();
  await press(/存到本机/);
  expect(await screen.findByText('微信里存不到本机')).toBeVisible();
});
