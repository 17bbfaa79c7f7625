import { ApiError, type DownloadOptions } from '@inkstone/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { openDialogs } from '../../test/dialogs.js';
import { renderSite } from '../../test/site.js';
import { useDownloads, type DownloadSource } from './use-downloads.js';

const URLS = ['/files/1.pdf', '/files/2.pdf'];

function Page({ getUrls }: Pick<DownloadSource, 'getUrls'>) {
  const { transfers, start, cancel } = useDownloads({ ids: [31], getUrls });
  const transfer = transfers[31];
  return (
    <>
      <button onClick={() => start(31)}>下载</button>
      <button onClick={() => cancel(31)}>取消</button>
      <output>{transfer === undefined ? '未下载' : JSON.stringify(transfer)}</output>
    </>
  );
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

interface Transfer {
  url: string;
  options: DownloadOptions;
  finish: () => void;
  fail: (error: Error) => void;
}

/** Starts a download whose files the test delivers; returns what is under way. */
function open(getUrls: DownloadSource['getUrls']): Transfer[] {
  const under: Transfer[] = [];
  const { backend, logIn } = renderSite(<Page getUrls={getUrls} />, { server: {} });
  vi.spyOn(backend.client, 'downloadFile').mockImplementation(
    (url, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        under.push({
          url,
          options,
          fail: reject,
          finish: () => resolve({ blob: new Blob(), name: url.replace('/files/', '') }),
        });
      }),
  );
  act(logIn);
  fireEvent.click(screen.getByText('下载'));
  return under;
}

async function transferOf(under: Transfer[], url: string | undefined): Promise<Transfer> {
  return waitFor(() => {
    const transfer = under.find((one) => one.url === url);
    if (transfer === undefined) throw new Error('not started');
    return transfer;
  });
}

it('saves several files one after the other, with the percent over all of them', async () => {
  const under = open(() => Promise.resolve(URLS));
  const first = await transferOf(under, URLS[0]);
  act(() => first.options.onProgress?.({ received: 50, total: 100, percent: 50 }));
  expect(screen.getByText('{"state":"running","percent":25}')).toBeVisible();
  first.finish();
  const second = await transferOf(under, URLS[1]);
  act(() => second.options.onProgress?.({ received: 50, total: 100, percent: 50 }));
  expect(screen.getByText('{"state":"running","percent":75}')).toBeVisible();
  second.finish();
  expect(await screen.findByText('{"state":"done"}')).toBeVisible();
  expect(saved).toEqual(['1.pdf', '2.pdf']);
});

it('stops when it is cancelled, and can be started again', async () => {
  const under = open(() => Promise.resolve(URLS));
  const { options } = await transferOf(under, URLS[0]);
  fireEvent.click(screen.getByText('取消'));
  expect(await screen.findByText('未下载')).toBeVisible();
  expect(options.signal?.aborted).toBe(true);
  expect(saved).toEqual([]);
  fireEvent.click(screen.getByText('下载'));
  expect(await screen.findByText(/running/)).toBeVisible();
});

it('shows why the server refuses', async () => {
  open(() => Promise.reject(new ApiError({ kind: 'refused', code: 404, msg: '文件已下架' })));
  await screen.findByText('{"state":"failed","message":"文件已下架"}');
});

it('continues a file after a lost connection, and again when it is started anew (spec: A7 exam file progress)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const getUrls = vi.fn(() => Promise.resolve(URLS));
  const under = open(getUrls);
  const lose = async (count: number, bytes: number) => {
    expect(under).toHaveLength(count);
    const transfer = under[count - 1];
    const partial = transfer?.options.partial;
    if (partial !== undefined) partial.received += bytes;
    transfer?.fail(new ApiError({ kind: 'network' }));
    // Longer than the longest wait before the next try.
    await act(() => vi.advanceTimersByTimeAsync(5000));
    return partial;
  };
  await act(() => vi.advanceTimersByTimeAsync(0));
  const partial = await lose(1, 4);
  // The second try receives something, so that three more follow it.
  await lose(2, 3);
  for (const count of [3, 4, 5]) expect(await lose(count, 0)).toBe(partial);
  expect(partial?.received).toBe(7);
  expect(screen.getByText(/failed/)).toBeVisible();
  fireEvent.click(screen.getByText('下载'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(under).toHaveLength(6);
  expect(under.at(-1)?.options.partial).toBe(partial);
  // The addresses still work: asking for new ones would count another download.
  expect(getUrls).toHaveBeenCalledOnce();
});

it('shows in WeChat how to open the page in a browser, instead of a login', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');
  openDialogs();
  const getUrls = vi.fn(() => Promise.resolve(URLS));
  open(getUrls);
  expect(await screen.findByText('请到浏览器里下载')).toBeVisible();
  expect(getUrls).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '关闭', hidden: true }));
  await waitFor(() => expect(screen.queryByText('请到浏览器里下载')).toBeNull());
});

it('is not started twice', async () => {
  const getUrls = vi.fn(() => new Promise<string[]>(() => undefined));
  open(getUrls);
  fireEvent.click(screen.getByText('下载'));
  await waitFor(() => expect(getUrls).toHaveBeenCalledOnce());
});
