import { UploadField } from '@inkstone/ui/components/UploadField';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

import type { DraftOptions } from '../drafts/use-draft.js';
import { FormFrame } from '../form/FormFrame.js';
import { useValidForm, type Sending } from '../form/use-valid-form.js';
import { pictureTypes } from '../rules/file.js';
import { uploads, urlsOf, type Upload } from '../rules/uploads.js';
import * as z from '../rules/zod.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';

export const label = '证件';

/** An upload that the component has started, with functions to end it. */
interface Sent extends Sending {
  name: string;
  arrive: (url: string) => void;
  fail: (error: unknown) => void;
}

interface CertificatesProps {
  most: number;
  onUpload: UploadHandler;
  onSubmit: (urls: string) => Promise<unknown>;
}

const draft: DraftOptions<{ name: string; files: Upload[] }> = {
  key: 'certificates',
  fields: ['name'],
  files: ['files'],
};

function Certificates({ most, onUpload, onSubmit }: CertificatesProps) {
  const form = useValidForm<{ name: string; files: Upload[] }, string>({
    schema: z.object({
      name: z.string().check(z.minLength(1, { error: '请填写名称' })),
      files: uploads('请上传文件'),
    }),
    empty: { name: '', files: [] },
    toPayload: ({ files }) => urlsOf(files),
    draft,
    onSubmit,
  });
  const { files, frame } = useFileField(form, 'files');
  const field = useUploads({ ...files, rule: { most, types: pictureTypes }, onUpload });
  return (
    <FormFrame form={form} submitLabel="提交">
      <input aria-label="名称" {...form.register('name')} />
      <UploadField {...field} {...frame} label={label} layout="list" />
      <button type="button" onClick={() => form.reset()}>
        清空
      </button>
    </FormFrame>
  );
}

/** A form with one text and one field of pictures, whose uploads the test resolves or rejects. */
export function showUploads({ most = 2 } = {}) {
  const sent: Sent[] = [];
  const onUpload = vi.fn<UploadHandler>(
    (file, sending) =>
      new Promise((arrive, fail) => {
        sending.signal.addEventListener('abort', () => fail(sending.signal.reason as Error));
        sent.push({ name: file.name, ...sending, arrive, fail });
      }),
  );
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { unmount } = render(<Certificates {...{ most, onUpload, onSubmit }} />);
  const user = userEvent.setup({ applyAccept: false });
  const names = () => sent.map(({ name }) => name);
  /** Waits until the upload of a file has started. */
  async function sending(name: string, time = 1): Promise<Sent> {
    return waitFor(() => {
      const found = sent.filter((one) => one.name === name)[time - 1];
      if (!found) throw new Error(`${name} was not sent.`);
      return found;
    });
  }
  return {
    user,
    onSubmit,
    unmount,
    names,
    sending,
    choose: (...files: File[]) => user.upload(screen.getByLabelText(label), files),
    submit: () => user.click(screen.getByRole('button', { name: '提交' })),
    /** Resolves an upload and waits until the result is rendered. */
    arrive: async (name: string, url: string) => {
      const { arrive } = await sending(name);
      await act(async () => {
        arrive(url);
        await Promise.resolve();
      });
    },
    fail: async (name: string, error: unknown) => {
      const { fail } = await sending(name);
      await act(async () => {
        fail(error);
        await Promise.resolve();
      });
    },
  };
}

/** The listed files with their state: the progress, or the name of the button. */
export function standing(): Record<string, string> {
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-upload-id]')].map((item) => {
      const bar = item.querySelector('[role="progressbar"]');
      const name = item.querySelector('p[title]')?.textContent ?? '';
      if (bar) return [name, `${bar.getAttribute('aria-valuenow') ?? '?'}%`];
      return [name, item.textContent.includes('重新上传') ? '重新上传' : '已上传'];
    }),
  );
}

/**
 * Replaces object URLs, which jsdom does not implement.
 *
 * @returns a function that lists the names of the files whose URLs are not revoked
 */
export function stubObjectUrls(): () => string[] {
  let urls: string[] = [];
  URL.createObjectURL = (file: File) => {
    urls.push(file.name);
    return file.name;
  };
  URL.revokeObjectURL = (url) => {
    urls = urls.filter((one) => one !== url);
  };
  return () => urls;
}
