import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { maxFileBytes } from '../rules/file.js';
import { label, showUploads, standing, stubObjectUrls } from '../testing/uploading.js';
import { said } from '../testing/said.js';
import { sampleFile } from './samples.js';

const types = '仅支持 jpg、jpeg、png、gif 格式';

beforeEach(() => {
  stubObjectUrls();
});

it.each([
  ['too many', [sampleFile('甲.jpg'), sampleFile('乙.jpg')], '最多上传2个文件'],
  ['one byte too large', [sampleFile('甲.jpg', maxFileBytes + 1)], '文件大小请控制在5M之内'],
  ['empty', [sampleFile('甲.jpg', 0)], '文件是空的，请重新选择'],
  ['of another kind', [sampleFile('甲.pdf')], types],
  ['renamed', [new File(['<svg/>'], '甲.png', { type: 'image/png' })], types],
])('refuses a choice that is %s, and keeps the previous files', async (_what, files, message) => {
  const { choose, arrive, names } = showUploads();
  await choose(sampleFile('先前.jpg'));
  await arrive('先前.jpg', '/files/0.jpg');
  await choose(...files);
  await waitFor(() => expect(said()).toEqual({ [label]: message }));
  expect(standing()).toEqual({ '先前.jpg': '已上传' });
  expect(names()).toEqual(['先前.jpg']);
});

/** What a screen reader announces by itself: changes of an existing live region. */
function listen() {
  const heard: string[] = [];
  const places = screen.getAllByRole('status');
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const { textContent } of addedNodes) heard.push(textContent ?? '');
    }
  });
  for (const place of places) observer.observe(place, { childList: true, subtree: true });
  return () => heard;
}

it('announces each refused choice once, also with the same message', async () => {
  const { choose } = showUploads();
  const heard = listen();
  for (const times of [1, 2]) {
    await choose(sampleFile('甲.jpg', maxFileBytes + 1));
    await waitFor(() => expect(heard()).toEqual(Array(times).fill('文件大小请控制在5M之内')));
    expect(screen.getAllByText('文件大小请控制在5M之内')).toHaveLength(1);
  }
});

it('announces a file that the server refuses, but no rule, whose field has the focus', async () => {
  const { choose, fail, submit } = showUploads();
  const heard = listen();
  await submit();
  expect(said()).toEqual({ [label]: '请上传文件' });
  expect(heard()).toEqual([]);
  await choose(sampleFile('甲.jpg'));
  await fail('甲.jpg', new Error('文件内容不符合要求'));
  expect(heard()).toEqual(['文件内容不符合要求']);
});

it('refuses all files of a choice if one is invalid', async () => {
  const { choose, names } = showUploads();
  await choose(sampleFile('甲.jpg'), sampleFile('乙.jpg', maxFileBytes + 1));
  await waitFor(() => expect(said()).toEqual({ [label]: '文件大小请控制在5M之内' }));
  expect(names()).toEqual([]);
});

it('stays empty after a file that is too large, so that the form is not sent (spec: B5 attachment list cleared, B5 image size, B8 file over 5 MB)', async () => {
  const { user, choose, names, submit, onSubmit } = showUploads({ most: 1 });
  await user.type(screen.getByLabelText('名称'), '砚山书店');
  await choose(sampleFile('甲.jpg', maxFileBytes + 1));
  await waitFor(() => expect(said()).toEqual({ [label]: '文件大小请控制在5M之内' }));
  expect(standing()).toEqual({});
  expect(names()).toEqual([]);
  await submit();
  expect(said()).toEqual({ [label]: '请上传文件' });
  expect(onSubmit).not.toHaveBeenCalled();
});

it('accepts a file of exactly 5 MB (spec: B9 upload limit)', async () => {
  const { choose, sending } = showUploads();
  await choose(sampleFile('甲.jpg', maxFileBytes));
  expect((await sending('甲.jpg')).name).toBe('甲.jpg');
});

it('shows that a file cannot be read', async () => {
  const gone = sampleFile('甲.jpg');
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotReadableError');
  });
  await showUploads().choose(gone);
  await waitFor(() => expect(said()).toEqual({ [label]: '文件无法读取，请重新选择' }));
});

it('removes the message at the next valid choice', async () => {
  const { choose, sending } = showUploads();
  await choose(sampleFile('甲.pdf'));
  await waitFor(() => expect(said()).toEqual({ [label]: types }));
  await choose(sampleFile('甲.jpg'));
  await sending('甲.jpg');
  expect(said()).toEqual({});
});

it('counts the files of two quick choices together', async () => {
  const { choose, names, sending } = showUploads({ most: 1 });
  await Promise.all([choose(sampleFile('甲.jpg')), choose(sampleFile('乙.jpg'))]);
  await waitFor(() => expect(said()).toEqual({ [label]: '只可上传一个文件' }));
  await sending(Object.keys(standing())[0] ?? '');
  expect(names()).toHaveLength(1);
});

it('keeps the message when the form is validated', async () => {
  const { choose, fail, submit } = showUploads();
  await submit();
  expect(said()).toEqual({ [label]: '请上传文件' });
  await choose(sampleFile('甲.jpg'));
  await fail('甲.jpg', new Error('文件内容不符合要求'));
  expect(said()).toEqual({ [label]: '文件内容不符合要求' });
});

it('requires a file when the last one is removed after a submission', async () => {
  const { user, choose, arrive, submit } = showUploads();
  await submit();
  await choose(sampleFile('甲.jpg'));
  await arrive('甲.jpg', '/files/1.jpg');
  expect(said()).toEqual({});
  await user.click(screen.getByRole('button', { name: '移除：甲.jpg' }));
  await waitFor(() => expect(said()).toEqual({ [label]: '请上传文件' }));
});

it('shows the message about a running upload only when the form is sent', async () => {
  const { user, choose, sending, arrive, submit, onSubmit } = showUploads();
  await submit();
  await choose(sampleFile('甲.jpg'));
  await sending('甲.jpg');
  expect(said()).toEqual({});
  await submit();
  expect(said()).toEqual({ [label]: '文件正在上传，请稍候' });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(standing()).toEqual({ '甲.jpg': '0%' });
  await arrive('甲.jpg', '/files/1.jpg');
  expect(said()).toEqual({});
  expect(standing()).toEqual({ '甲.jpg': '已上传' });
  await user.type(screen.getByLabelText('名称'), '砚山书店');
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});
