// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeCaches } from './fake-caches.js';

const ORIGIN = 'https://site.test';
vi.stubGlobal('location', new URL(ORIGIN));
// Workbox reads them when it is loaded.
vi.stubGlobal('self', globalThis);
vi.stubGlobal('registration', { scope: `${ORIGIN}/` });
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);

const { answerRead, dropFormerAnswers, isRead } = await import('./answers.js');
const { answerAsset } = await import('./assets.js');
const { keepNewest } = await import('./keep-newest.js');
const { keptFile } = await import('./kept.js');
const { KEPT } = await import('../../lib/kept/drop-kept.js');
const { recordKey } = await import('../../lib/kept/kept-cache.js');
const { ANSWERS, answerKey } = await import('./kept-answers.js');
const { answerDocument, answerPage, renewPage } = await import('./page.js');
const { dropFormerReleases, releaseCaches } = await import('./release.js');
const { dropSessions } = await import('./sessions.js');

class FakeEvent {
  private readonly tasks: Promise<unknown>[] = [];
  readonly waitUntil = (task: Promise<unknown>) => void this.tasks.push(task);

  async done(): Promise<void> {
    for (let left = this.tasks.splice(0); left.length > 0; left = this.tasks.splice(0))
      await Promise.allSettled(left);
  }
}
vi.stubGlobal('ExtendableEvent', FakeEvent);
vi.stubGlobal('FetchEvent', FakeEvent);

const network = vi.fn<(request: Request | string) => Promise<Response>>();
const listener = { onKept: vi.fn(() => Promise.resolve()), onReached: vi.fn(() => Promise.resolve()) };
let caches: FakeCaches;

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  network.mockReset();
  listener.onKept.mockClear();
  listener.onReached.mockClear();
});

function listBooks(body: object, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/api/book/index`, { method: 'POST', body: JSON.stringify(body), headers });
}

function envelope(data: unknown, code = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify({ code, msg: '', data })));
}

async function answer(request: Request): Promise<unknown> {
  const event = new FakeEvent();
  const response = await answerRead(request, event as unknown as ExtendableEvent, listener);
  await event.done();
  return ((await response.json()) as { data: unknown }).data;
}

function goOffline(): void {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
}

describe('answers', () => {
  it('are those of the server, and the kept ones when it cannot be reached', async () => {
    network.mockImplementation(() => envelope('page 1'));
    expect(await answer(listBooks({ page: 1, psize: 20 }))).toBe('page 1');
    expect(listener.onReached).toHaveBeenCalled();
    expect(listener.onKept).not.toHaveBeenCalled();

    goOffline();
    expect(await answer(listBooks({ psize: 20, page: 1 }))).toBe('page 1');
    expect(listener.onKept).toHaveBeenCalledOnce();
  });

  it('are kept apart by the body of the call', async () => {
    network.mockImplementation(() => envelope('page 1'));
    await answer(listBooks({ page: 1 }));
    goOffline();
    await expect(answer(listBooks({ page: 2 }))).rejects.toThrow();
  });

  it('are not kept when the server refuses', async () => {
    network.mockImplementation(() => envelope(null, 404));
    await answer(listBooks({ page: 1 }));
    goOffline();
    await expect(answer(listBooks({ page: 1 }))).rejects.toThrow();
  });

  it.each(['token', 'authorization'])('of a session (%s) are for this session only', async (header) => {
    network.mockImplementation(() => envelope('mine'));
    await answer(listBooks({ page: 1 }, { [header]: 'first' }));
    goOffline();
    expect(await answer(listBooks({ page: 1 }, { [header]: 'first' }))).toBe('mine');
    await expect(answer(listBooks({ page: 1 }, { [header]: 'second' }))).rejects.toThrow();
    await expect(answer(listBooks({ page: 1 }))).rejects.toThrow();
    expect((await caches.keys()).join()).not.toContain('first');
  });

  it('of a session are gone when it ends, also those that arrive after', async () => {
    network.mockImplementation(() => envelope('mine'));
    await answer(listBooks({ page: 1 }, { token: 'jwt' }));
    network.mockImplementation(async () => {
      await dropSessions();
      return envelope('late');
    });
    await answer(listBooks({ page: 2 }, { token: 'jwt' }));
    goOffline();
    for (const page of [1, 2]) {
      await expect(answer(listBooks({ page }, { token: 'jwt' }))).rejects.toThrow();
    }
  });

  it('of another version of the description are removed', async () => {
    await caches.open('inkstone-answers-old');
    await caches.open(ANSWERS);
    await dropFormerAnswers();
    expect(await caches.keys()).toEqual([ANSWERS]);
  });

  it('are kept for reads that visitors may do, and for nothing else', () => {
    expect(isRead(new Request(`${ORIGIN}/api/config/column`))).toBe(true);
    expect(isRead(new Request(`${ORIGIN}/api/common/subject_list?stage=1`))).toBe(true);
    expect(isRead(listBooks({}))).toBe(true);
    for (const path of ['/api/user_favorites/add', '/api/login/login', '/api/message/index']) {
      expect(isRead(new Request(ORIGIN + path, { method: 'POST', body: '{}' }))).toBe(false);
    }
    expect(isRead(new Request('https://other.test/api/config/column'))).toBe(false);
  });

  it('have the same key whatever the order and the type of their parameters', () => {
    const url = `${ORIGIN}/api/book/index`;
    expect(answerKey(url, Object.entries({ page: 1, ids: [2, 3] }))).toBe(
      answerKey(url, [
        ['ids', '[2,3]'],
        ['page', '1'],
      ]),
    );
  });
});

describe('the page', () => {
  const release = { id: 'one', entry: 'assets/index-1.js', files: [] };
  const page = { url: `${ORIGIN}/`, release };
  const html = (entry: string) => Promise.resolve(new Response(`<script src="./${entry}"></script>`));

  async function open(): Promise<string> {
    const event = new FakeEvent();
    const response = await answerPage(page, event as unknown as ExtendableEvent);
    await event.done();
    return response.text();
  }

  it('comes from the cache at once and is renewed behind', async () => {
    network.mockImplementation(() => html(release.entry));
    await renewPage(page);
    network.mockResolvedValue(new Response(`new ${release.entry}`));
    expect(await open()).not.toContain('new');
    expect(await open()).toContain('new');
    goOffline();
    expect(await open()).toContain('new');
  });

  it('of another release is not kept: its scripts are not', async () => {
    network.mockImplementation(() => html(release.entry));
    await renewPage(page);
    network.mockImplementation(() => html('assets/index-2.js'));
    await open();
    expect(await open()).toContain('index-1.js');
  });
});

describe('a plain address', () => {
  const page = { url: `${ORIGIN}/`, release: { entry: '', files: [], id: '' } } as never;
  const shared = new Request(`${ORIGIN}/layout/list/booksDetails?id=7`);

  it.each([200, 404, 410])('is answered by the server, also with status %i', async (status) => {
    network.mockResolvedValue(new Response('', { status }));
    expect((await answerDocument(page, shared)).status).toBe(status);
  });

  it.each([
    { state: 'cannot be reached', answer: () => Promise.reject(new TypeError('offline')) },
    { state: 'is busy', answer: () => Promise.resolve(new Response('', { status: 503 })) },
  ])('leads to the application where the server $state', async ({ answer: answerOfServer }) => {
    network.mockImplementation(answerOfServer);
    const { status, headers } = await answerDocument(page, shared);
    expect([status, headers.get('location')]).toEqual([302, `${ORIGIN}/#/layout/list/booksDetails?id=7`]);
  });
});

describe('a kept paper', () => {
  const file = `${ORIGIN}/files/papers/7.pdf`;
  const paper = { id: 7, title: '期中试卷' };
  const preview = { url: file, page_counts: [8] };
  const ask = (path: string, id: number) =>
    answer(new Request(`${ORIGIN}/api/exam/${path}`, { method: 'POST', body: JSON.stringify({ id }) }));

  beforeEach(async () => {
    const cache = await caches.open(KEPT);
    await cache.put(recordKey(7), Response.json({ id: 7, paper, preview }));
    await cache.put(file, new Response(new Blob(['0123456789'], { type: 'application/pdf' })));
  });

  it('is there without a network, even if its page was never opened, with the files that are kept', async () => {
    goOffline();
    expect(await ask('detail', 7)).toEqual(paper);
    expect(listener.onKept).toHaveBeenCalled();
    await expect(ask('detail', 8)).rejects.toThrow();
    network.mockImplementation(() => envelope({ url: '/files/previews/papers/7.pdf?signature=old' }));
    await ask('show_file', 7);
    goOffline();
    expect(await ask('show_file', 7)).toEqual(preview);
  });

  it('is asked of the server first: it may have been withdrawn', async () => {
    network.mockImplementation(() => envelope(null, 410));
    expect(await ask('detail', 7)).toBeNull();
  });

  it('gives its files whatever their signature is, and parts of them', async () => {
    const read = (range?: string) =>
      keptFile(new Request(`${file}?signature=1`, { headers: range === undefined ? {} : { range } }));
    expect(await (await read())?.text()).toBe('0123456789');
    const part = await read('bytes=2-4');
    expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await (await read('bytes=8-'))?.text()).toBe('89');
    expect((await read('bytes=10-'))?.status).toBe(416);
    expect(await keptFile(new Request(`${ORIGIN}/files/papers/8.pdf`))).toBeUndefined();
  });
});

describe('files of a release', () => {
  it('stay until no tab of it is open, and are given to its tabs', async () => {
    const url = `${ORIGIN}/assets/screen-1.js`;
    const former = await caches.open(releaseCaches({ id: 'one' }).precache);
    await former.put(url, new Response('former'));
    network.mockResolvedValue(new Response('', { status: 404 }));
    expect(await (await answerAsset(new Request(url), 'late')).text()).toBe('former');

    await caches.open('inkstone-pictures');
    await caches.open(releaseCaches({ id: 'two' }).opened);
    await dropFormerReleases({ id: 'two' });
    expect(await caches.keys()).toEqual(['inkstone-pictures', releaseCaches({ id: 'two' }).opened]);
  });

  it('are kept when they are first used, unless the server has none', async () => {
    network.mockResolvedValueOnce(new Response('library'));
    const library = new Request(`${ORIGIN}/assets/library.js`);
    await answerAsset(library, 'late');
    goOffline();
    expect(await (await answerAsset(library, 'late')).text()).toBe('library');

    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    const gone = new Request(`${ORIGIN}/assets/gone.js`);
    await answerAsset(gone, 'late');
    await expect(answerAsset(gone, 'late')).rejects.toThrow();
  });
});

it('only the newest entries of a cache stay', async () => {
  const cache = await caches.open('pictures');
  for (const name of ['a', 'b', 'c', 'a']) await cache.put(`${ORIGIN}/${name}`, new Response());
  await keepNewest('pictures', 2);
  expect((await cache.keys()).map(({ url }) => url)).toEqual([`${ORIGIN}/c`, `${ORIGIN}/a`]);
});
