import { ApiError, type ApiClient, type DownloadOptions } from '@inkstone/api';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { FakeCaches } from '../../../../app/worker/fake-caches.js';
import { bundle } from './bundle.js';

const chosen = [
  { id: 1, title: '甲' },
  { id: 2, title: '乙' },
  { id: 3, title: '丙' },
];
const answer = {
  url: '/files/bundles/1.zip',
  papers: [
    { id: 1, title: '甲', size: 60 },
    { id: 2, title: '乙', size: 40 },
  ],
  left_out: [{ id: 3, title: '' }],
};

const saved: string[] = [];
beforeEach(() => {
  bundle.close();
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

type Download = (url: string, options: DownloadOptions) => Promise<{ blob: Blob; name: string }>;
function clientOf(downloadFile: Download): ApiClient {
  return { downloadFile } as unknown as ApiClient;
}
const file = (name: string) => Promise.resolve({ blob: new Blob(), name });
const getFiles = (id: number) => Promise.resolve([`/files/${String(id)}.pdf`]);

it('downloads one ZIP, and names what is not in it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const client = clientOf((_url, { onProgress }) => {
    now.mockReturnValue(4000);
    onProgress?.({ received: 50, total: 100, percent: 50 });
    expect(bundle.read()).toMatchObject({ state: 'running', received: 50, seconds: 4 });
    return file('试卷2份.zip');
  });
  bundle.start({ client, getBundle: () => Promise.resolve(answer), getFiles }, chosen);
  expect(bundle.read()?.state).toBe('asking');
  await vi.waitFor(() => expect(bundle.read()?.state).toBe('done'));
  expect(bundle.read()?.leftOut).toEqual(['丙']);
  expect(saved).toEqual(['试卷2份.zip']);
});

it('is taken up where the connection was lost, without counting again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const getBundle = vi.fn(() => Promise.resolve(answer));
  let isLost = true;
  const partials: unknown[] = [];
  const client = clientOf((_url, { partial }) => {
    partials.push(partial);
    return isLost ? Promise.reject(new ApiError({ kind: 'network' })) : file('试卷2份.zip');
  });
  bundle.start({ client, getBundle, getFiles }, chosen);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(bundle.read()?.state).toBe('broken');
  isLost = false;
  bundle.resume({ client });
  await vi.advanceTimersByTimeAsync(0);
  expect(bundle.read()?.state).toBe('done');
  expect(getBundle).toHaveBeenCalledOnce();
  expect(new Set(partials).size).toBe(1);
});

it('is taken up after a reload with what had arrived', async () => {
  vi.stubGlobal('caches', new FakeCaches());
  const arrived = new Uint8Array(2 ** 20).fill(7);
  const running = clientOf((_url, { partial, onProgress }) => {
    if (partial !== undefined)
      Object.assign(partial, { parts: [arrived], received: arrived.length, version: '"1"' });
    onProgress?.({ received: arrived.length, total: 2 ** 21, percent: 50 });
    return new Promise(() => undefined);
  });
  bundle.start({ client: running, getBundle: () => Promise.resolve(answer), getFiles }, chosen);
  await vi.waitFor(() => expect(bundle.read()).toMatchObject({ state: 'running', received: 50 }));

  vi.resetModules();
  const { bundle: reloaded } = await import('./bundle.js');
  await vi.waitFor(async () => {
    await reloaded.recover();
    expect(reloaded.read()).toMatchObject({ state: 'broken', received: arrived.length, leftOut: ['丙'] });
  });
  const asked = vi.fn<Download>(() => file('试卷2份.zip'));
  reloaded.resume({ client: clientOf(asked) });
  await vi.waitFor(() => expect(reloaded.read()?.state).toBe('done'));
  expect(asked.mock.calls[0]?.[1].partial).toMatchObject({ received: arrived.length, version: '"1"' });
  expect(sessionStorage.getItem('unfinishedBundle')).toBeNull();
});

it('says why the server refuses, and stops when it is cancelled', async () => {
  const refused = new ApiError({ kind: 'refused', code: 404, msg: '这些试卷都不存在或已下架' });
  bundle.start(
    { client: clientOf(() => file('')), getBundle: () => Promise.reject(refused), getFiles },
    chosen,
  );
  await vi.waitFor(() => expect(bundle.read()).toMatchObject({ state: 'failed', message: refused.msg }));
  bundle.close();
  expect(bundle.read()).toBeUndefined();

  let signal: AbortSignal | undefined;
  const client = clientOf((_url, options) => {
    ({ signal } = options);
    return new Promise(() => undefined);
  });
  bundle.start({ client, getBundle: () => Promise.resolve(answer), getFiles }, chosen);
  await vi.waitFor(() => expect(signal).toBeDefined());
  bundle.close();
  expect(signal?.aborted).toBe(true);
});

it('downloads one after the other where the server packs nothing', async () => {
  const client = clientOf((url) =>
    url.includes('2.pdf') ? Promise.reject(new ApiError({ kind: 'refused', code: 404 })) : file(url),
  );
  const missing = new ApiError({ kind: 'malformed', status: 404 });
  bundle.start({ client, getBundle: () => Promise.reject(missing), getFiles }, chosen);
  await vi.waitFor(() => expect(bundle.read()?.state).toBe('done'));
  expect(bundle.read()?.leftOut).toEqual(['乙']);
  expect(saved).toEqual(['/files/1.pdf', '/files/3.pdf']);
});
