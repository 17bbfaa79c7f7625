import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { label, showUploads, standing, stubObjectUrls } from '../testing/uploading.js';
import { said } from '../testing/said.js';
import { sampleFile } from './samples.js';

function lostLine(kind: string): Error {
  return Object.assign(new Error('网络连接失败，请检查网络后再试'), { kind });
}

let urls: () => string[];
beforeEach(() => {
  urls = stubObjectUrls();
});

it('uploads the files of a choice one after another and shows their progress', async () => {
  const { choose, sending, names, arrive } = showUploads();
  await choose(sampleFile('正面.jpg'), sampleFile('反面.png'));
  const first = await sending('正面.jpg');
  act(() => first.onProgress(0.42));
  expect(standing()).toEqual({ '正面.jpg': '42%', '反面.png': '0%' });
  expect(names()).toEqual(['正面.jpg']);

  act(() => first.onProgress(undefined));
  expect(standing()).toMatchObject({ '正面.jpg': '?%' });

  await arrive('正面.jpg', '/files/1.jpg');
  await sending('反面.png');
  expect(standing()).toEqual({ '正面.jpg': '已上传', '反面.png': '0%' });
});

it('aborts a cancelled upload, removes the file and continues with the next', async () => {
  const { user, choose, sending } = showUploads();
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'));
  const first = await sending('甲.jpg');
  await user.click(screen.getByRole('button', { name: '取消上传：甲.jpg' }));
  expect(first.signal.aborted).toBe(true);
  expect(standing()).toEqual({ '乙.jpg': '0%' });
  expect(said()).toEqual({});
  expect(urls()).toEqual(['乙.jpg']);
  expect((await sending('乙.jpg')).signal.aborted).toBe(false);
});

it('does not upload a file that was removed while it waited', async () => {
  const { user, choose, names, sending, arrive } = showUploads({ most: 3 });
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'), sampleFile('丙.jpg'));
  await sending('甲.jpg');
  await user.click(screen.getByRole('button', { name: '取消上传：乙.jpg' }));
  await arrive('甲.jpg', '/files/1.jpg');
  await sending('丙.jpg');
  expect(names()).toEqual(['甲.jpg', '丙.jpg']);
});

it.each(['network', 'timeout', 'malformed'])('keeps a file after a lost connection (%s)', async (kind) => {
  const { user, choose, sending, fail, submit, onSubmit } = showUploads();
  await choose(sampleFile('甲.jpg'));
  const { onProgress } = await sending('甲.jpg');
  act(() => onProgress(0.6));
  await fail('甲.jpg', lostLine(kind));
  expect(standing()).toEqual({ '甲.jpg': '重新上传' });
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败，请检查网络后再试');

  await user.type(screen.getByLabelText('名称'), '砚山书店');
  await submit();
  expect(said()).toEqual({ [label]: '有文件没有传完，请重试或移除' });

  await user.click(screen.getByRole('button', { name: '重新上传：甲.jpg' }));
  const { arrive } = await sending('甲.jpg', 2);
  expect(standing()).toEqual({ '甲.jpg': '0%' });
  await act(async () => {
    arrive('/files/1.jpg');
    await Promise.resolve();
  });
  expect(standing()).toEqual({ '甲.jpg': '已上传' });
  expect(said()).toEqual({});
  await submit();
  expect(onSubmit.mock.calls.map(([payload]: unknown[]) => payload)).toEqual(['/files/1.jpg']);
});

it('can retry an upload that something else aborted', async () => {
  const { choose, fail } = showUploads();
  await choose(sampleFile('甲.jpg'));
  await fail('甲.jpg', new DOMException('', 'AbortError'));
  expect(standing()).toEqual({ '甲.jpg': '重新上传' });
});

it('removes a file that the server refuses, shows its message and keeps the others (spec: B7 upload_file refused, B8 upload refused)', async () => {
  const { choose, arrive, fail } = showUploads();
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'));
  await arrive('甲.jpg', '/files/1.jpg');
  await fail('乙.jpg', new Error('操作太频繁，请在20分钟后再试'));
  expect(standing()).toEqual({ '甲.jpg': '已上传' });
  expect(said()).toEqual({ [label]: '操作太频繁，请在20分钟后再试' });
  expect(urls()).toEqual(['甲.jpg']);
});

it('keeps uploaded files when another field is invalid, and sends them afterwards', async () => {
  const { user, choose, arrive, submit, onSubmit, names } = showUploads();
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'));
  await arrive('甲.jpg', '/files/1.jpg');
  await arrive('乙.jpg', '/files/2.jpg');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(standing()).toEqual({ '甲.jpg': '已上传', '乙.jpg': '已上传' });
  await user.type(screen.getByLabelText('名称'), '砚山书店');
  await submit();
  expect(onSubmit.mock.calls.map(([payload]: unknown[]) => payload)).toEqual(['/files/1.jpg,/files/2.jpg']);
  expect(names()).toEqual(['甲.jpg', '乙.jpg']);
});

it('aborts all uploads when the form is reset from outside', async () => {
  const { user, choose, sending, arrive, names } = showUploads({ most: 3 });
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'), sampleFile('丙.jpg'));
  await arrive('甲.jpg', '/files/1.jpg');
  const { signal } = await sending('乙.jpg');
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(signal.aborted).toBe(true);
  expect(standing()).toEqual({});
  expect(urls()).toEqual([]);
  expect(names()).toEqual(['甲.jpg', '乙.jpg']);

  await choose(sampleFile('丁.jpg'));
  await sending('丁.jpg');
  expect(standing()).toEqual({ '丁.jpg': '0%' });
});

it('aborts the uploads and revokes the URLs when it unmounts', async () => {
  const { choose, sending, unmount } = showUploads();
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'));
  const { signal } = await sending('甲.jpg');
  expect(urls()).toEqual(['甲.jpg', '乙.jpg']);
  unmount();
  expect(signal.aborted).toBe(true);
  expect(urls()).toEqual([]);
});

it('goes on in the form that a login leads back to: uploads again what was not done', async () => {
  const before = showUploads({ most: 3 });
  await before.choose(sampleFile('甲.jpg'), sampleFile('乙.jpg'), sampleFile('丙.jpg'));
  await before.arrive('甲.jpg', '/files/1.jpg');
  await before.fail('乙.jpg', Object.assign(new Error('登录已过期，请重新登录'), { code: -1 }));
  expect(standing()).toMatchObject({ '乙.jpg': '重新上传' });
  await before.sending('丙.jpg');
  before.unmount();

  const { arrive, names } = showUploads({ most: 3 });
  await arrive('乙.jpg', '/files/2.jpg');
  await arrive('丙.jpg', '/files/3.jpg');
  expect(names()).toEqual(['乙.jpg', '丙.jpg']);
  expect(standing()).toEqual({ '甲.jpg': '已上传', '乙.jpg': '已上传', '丙.jpg': '已上传' });
  expect(urls()).toEqual(['甲.jpg', '乙.jpg', '丙.jpg']);
});

it('uploads nothing from a choice that was being read when it unmounted', async () => {
  const { choose, unmount, names } = showUploads();
  const slow = sampleFile('甲.jpg');
  let read = (_head: ArrayBuffer): void => undefined;
  const reading = new Promise<ArrayBuffer>((resolve) => {
    read = resolve;
  });
  vi.spyOn(slow, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => reading }));
  await choose(slow);
  unmount();
  await act(async () => {
    read(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer);
    await reading;
  });
  expect(names()).toEqual([]);
  expect(urls()).toEqual([]);
});
