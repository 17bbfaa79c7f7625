import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';

import { resolverOf } from '../form/resolver.js';
import { attachmentTypes, fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';
import { sampleFile } from './samples.js';
import { useChosenFiles } from './use-chosen-files.js';
import { useFileField } from './use-file-field.js';

const types = '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式';
const missing = '请上传附件';

interface Sent {
  submitting: boolean;
  percent: number | null;
  cancel: () => void;
}

const atRest: Sent = { submitting: false, percent: null, cancel: vi.fn() };

function show({ most = 2, held = [] as File[] } = {}) {
  const { result, ...hook } = renderHook(
    (sent: Sent) => {
      const rule = { most, types: attachmentTypes };
      const files = fileRule<File>({ ...rule, missing });
      const resolver = resolverOf<{ files: File[] }>(() => z.object({ files }));
      const form = useForm({ defaultValues: { files: held }, resolver, mode: 'onBlur' });
      const field = useFileField(form, 'files');
      return { ...field.frame, ...useChosenFiles({ ...field.files, rule, form: sent }) };
    },
    { initialProps: atRest },
  );
  const names = () => result.current.items.map(({ name }) => name);
  /** Waits until the choice was accepted or refused. */
  async function choose(...files: File[]) {
    const { length } = result.current.items;
    act(() => result.current.onAdd(files));
    await waitFor(() => {
      const { error, items } = result.current;
      const isRefused = error !== undefined && error !== missing;
      expect(isRefused || items.length > length).toBe(true);
    });
  }
  async function leave() {
    await act(async () => {
      result.current.onBlur();
      await Promise.resolve();
    });
  }
  function removeFirst() {
    act(() => result.current.onRemove(result.current.items[0]?.id ?? ''));
  }
  return { result, ...hook, names, choose, leave, removeFirst };
}

let urls: string[];
beforeEach(() => {
  urls = [];
  // jsdom does not implement object URLs.
  URL.createObjectURL = vi.fn(({ name }: File) => {
    urls.push(`blob:${name}`);
    return `blob:${name}`;
  });
  URL.revokeObjectURL = vi.fn((url: string) => {
    urls = urls.filter((one) => one !== url);
  });
});

it('accepts a choice of several files, which wait for the form', async () => {
  const { result, choose } = show();
  await choose(sampleFile('教案.docx', 2048), sampleFile('照片.png'));
  expect(result.current.items).toMatchObject([
    { name: '教案.docx', size: 2048, status: 'chosen', previewUrl: undefined },
    { name: '照片.png', status: 'chosen', previewUrl: 'blob:照片.png' },
  ]);
  expect(result.current.error).toBeUndefined();
});

it('keeps the message on blur until the next choice', async () => {
  const { result, names, choose, leave } = show();
  await leave();
  expect(result.current.error).toBe(missing);
  await choose(sampleFile('作品.zip'));
  await leave();
  expect(result.current.error).toBe(types);
  await choose(sampleFile('作品.pdf'));
  expect(names()).toEqual(['作品.pdf']);
  expect(result.current.error).toBeUndefined();
});

it('distinguishes two files with the same name', async () => {
  const { result, choose, removeFirst } = show();
  await choose(sampleFile('扫描.pdf', 1000), sampleFile('扫描.pdf', 2000));
  removeFirst();
  expect(result.current.items).toMatchObject([{ name: '扫描.pdf', size: 2000 }]);
});

it('shows the progress of the form, cancels it, and keeps the file', () => {
  const cancel = vi.fn();
  const { result, rerender } = show({ held: [sampleFile('作品.pdf')] });
  rerender({ submitting: true, percent: 46, cancel });
  expect(result.current.items).toMatchObject([{ status: 'uploading', percent: 46 }]);
  result.current.onCancel();
  expect(cancel).toHaveBeenCalledOnce();
  rerender(atRest);
  expect(result.current.items).toMatchObject([{ name: '作品.pdf', status: 'chosen' }]);
});

it('accepts no files while the form is being sent', async () => {
  const { result, rerender, names, choose } = show({ held: [sampleFile('作品.pdf')] });
  rerender({ ...atRest, submitting: true });
  await choose(sampleFile('照片.png'));
  expect(result.current.error).toBe('文件正在上传，请稍候');
  expect(names()).toEqual(['作品.pdf']);
});

it('revokes the URL of a removed picture, and all of them when it unmounts', async () => {
  const { choose, removeFirst, unmount } = show();
  await choose(sampleFile('甲.png'), sampleFile('乙.jpg'));
  expect(urls).toEqual(['blob:甲.png', 'blob:乙.jpg']);
  removeFirst();
  expect(urls).toEqual(['blob:乙.jpg']);
  unmount();
  expect(urls).toEqual([]);
});
