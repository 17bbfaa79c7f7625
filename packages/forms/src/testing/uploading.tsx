import { UploadField } from '@inkstone/ui/components/UploadField';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

import { FormFrame } from '../form/FormFrame.js';
import { useValidForm, type Sending } from '../form/use-valid-form.js';
import { pictureTypes } from '../rules/file.js';
import { uploads, urlsOf, type Upload } from '../rules/uploads.js';
import * as z from '../rules/zod.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';

export const label = '证件';

/** A file that was asked to be sent, and what became of it. */
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

function Certificates({ most, onUpload, onSubmit }: CertificatesProps) {
  const form = useValidForm<{ name: string; files: Upload[] }, string>({
    schema: z.object({
      name: z.string().check(z.minLength(1, { error: '请填写名称' })),
      files: uploads('请上传文件'),
    }),
    empty: { name: '', files: [] },
    toPayload: ({ files }) => urlsOf(files),
    onSubmit,
  });
  const { files, frame } = useFileField(form, 'files');
  const field = useUploads({ ...files, rule: { most, types: pictureTypes }, onUpload });
  return (
    <FormFrame form={form} submitLabel="提交">
      <input aria-label="名称" {...form.register('name')} />
      <UploadField {...field} {...frame} label={label} layout="list" />
      <button
        type="button"
        onClick={() => {
          form.reset();
        }}
      >
        清空
      </button>
    </FormFrame>
  );
}

/** A form of one text and one field of pictures, whose sending is answered by hand. */
export function showUploads({ most = 2 } = {}) {
  const sent: Sent[] = [];
  const onUpload = vi.fn<UploadHandler>(
    (file, sending) =>
      new Promise((arrive, fail) => {
        sending.signal.addEventListener('abort', () => {
          fail(sending.signal.reason as Error);
        });
        sent.push({ name: file.name, ...sending, arrive, fail });
      }),
  );
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { unmount } = render(<Certificates {...{ most, onUpload, onSubmit }} />);
  const user = userEvent.setup({ applyAccept: false });
  const names = () => sent.map(({ name }) => name);
  /** The sending of a file, once its turn has come. */
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
    /** Sends what was chosen and waits until all that is known of it is drawn. */
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

/** The files in sight, and how each stands: its percentage, or the button that is left to press. */
export function standing(): Record<string, string> {
  return Object.fromEntries(
    screen.queryAllByRole('listitem').map((item) => {
      const bar = item.querySelector('[role="progressbar"]');
      const name = item.querySelector('p[title]')?.textContent ?? '';
      if (bar) return [name, `${bar.getAttribute('aria-valuenow') ?? '?'}%`];
      return [name, item.textContent.includes('重新上传') ? '重新上传' : '已上传'];
    }),
  );
}

/** jsdom makes no object URLs. @returns the names of the files whose memory is held at the moment of asking */
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
