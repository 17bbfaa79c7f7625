import { useState } from 'react';

import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { SubmitHandler } from '../form/use-valid-form.js';
import { stuckAt } from '../testing/sending.js';
import { AvatarDialog } from './AvatarDialog.js';
import { AvatarForm } from './AvatarForm.js';
import { avatarMessages as messages } from './messages.zh.js';
import { portrait, quarteredPicture } from './samples.js';
import type { AvatarPayload } from './schema.js';

function show(answer: SubmitHandler<AvatarPayload> = () => Promise.resolve()) {
  const onSubmit = vi.fn(answer);
  render(<AvatarForm onSubmit={onSubmit} />);
  return { onSubmit };
}

/** Replaces the file dialog of the system, which a test cannot operate. */
async function choose(...files: File[]) {
  await userEvent.upload(screen.getByLabelText(messages.label), files);
}

async function chooseAndWait(file: File) {
  await choose(file);
  await screen.findByRole('application', { name: '裁剪框' });
}

function press(name: string) {
  screen.getByRole('button', { name }).focus();
  return userEvent.keyboard('{Enter}');
}

function errors(): string[] {
  return screen
    .queryAllByText(/图片|文件|格式|头像/, { selector: 'p' })
    .map(({ textContent }) => textContent);
}

async function isSent(onSubmit: ReturnType<typeof show>['onSubmit']): Promise<File> {
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  return onSubmit.mock.calls[0]?.[0].avatar as File;
}

/** Whether a pixel has the colour of the first or of the third quarter. Its position is a fraction of the size. */
async function colourAt(file: Blob, x: number, y: number): Promise<'red' | 'blue' | 'neither'> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [r = 0, g = 0, b = 0] = context?.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data ?? [];
  if (r > 150 && g < 100 && b < 100) return 'red';
  return b > 100 && r < 100 ? 'blue' : 'neither';
}

/** Presses Shift+Tab until a control of this role has focus. */
async function tabBackTo(role: string) {
  for (let tabs = 0; document.activeElement?.getAttribute('role') !== role; tabs += 1) {
    if (tabs === 10) throw new Error(`No ${role} was reached.`);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  }
}

/** Presses Tab until the button with this name has focus. */
async function tabOnTo(words: string) {
  for (let tabs = 0; document.activeElement?.textContent !== words; tabs += 1) {
    if (tabs === 10) throw new Error(`${words} was not reached.`);
    await userEvent.keyboard('{Tab}');
  }
}

async function moveRight(steps: number) {
  await userEvent.keyboard('{ArrowRight}'.repeat(steps));
}

describe('AvatarForm', () => {
  it('can be filled in, cropped and sent by keyboard', async () => {
    const { onSubmit } = show();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toContain('选择文件');
    await chooseAndWait(await quarteredPicture(800, 400));
    // The button that opened the file dialog is gone, so the focus moved to the cropper.
    expect(document.activeElement?.textContent).toBe(messages.another);
    await tabBackTo('application');
    await moveRight(120);
    await tabOnTo(messages.submit);
    await userEvent.keyboard('{Enter}');
    const sent = await isSent(onSubmit);
    expect([sent.name, sent.type]).toEqual(['avatar.jpg', 'image/jpeg']);
    const { width, height } = await createImageBitmap(sent);
    expect([width, height]).toEqual([400, 400]);
    // The picture is moved to the right end: the frame holds its left half, red above blue.
    expect(await colourAt(sent, 0.5, 0.25)).toBe('red');
    expect(await colourAt(sent, 0.5, 0.75)).toBe('blue');
  });

  it('replaces the first picture by another', async () => {
    const { onSubmit } = show();
    await chooseAndWait(await portrait());
    await choose(await quarteredPicture(90, 90));
    await waitFor(() => {
      const picture = document.querySelector<HTMLImageElement>('img');
      expect(picture?.naturalWidth).toBe(90);
    });
    await press(messages.submit);
    const { width } = await createImageBitmap(await isSent(onSubmit));
    expect(width).toBe(90);
  });

  it('refuses a file that cannot be decoded and removes the previous picture', async () => {
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'a.jpg');
    const { onSubmit } = show();
    await choose(broken);
    await waitFor(() => expect(errors()).toContain('图片无法读取，请换一张'));
    await chooseAndWait(await portrait());
    expect(errors()).not.toContain('图片无法读取，请换一张');
    await choose(broken);
    await waitFor(() => expect(errors()).toContain('图片无法读取，请换一张'));
    expect(screen.queryByRole('application')).toBeNull();
    // The button that removed the picture is gone.
    expect(document.activeElement?.textContent).toContain('选择文件');
    await press(messages.submit);
    await waitFor(() => expect(errors()).toContain('请上传头像'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the progress, can be cancelled and sent again', async () => {
    const { onSubmit } = show(stuckAt(0.4));
    await chooseAndWait(await portrait());
    await press(messages.submit);
    const bar = await screen.findByRole('progressbar', { name: messages.sending });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
    await press(messages.cancel);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement?.textContent).toBe(messages.submit);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('shows the message of a refusal and keeps the picture', async () => {
    show(() => Promise.reject(new Error('操作太频繁，请在42秒后再试')));
    await chooseAndWait(await portrait());
    await press(messages.submit);
    expect((await screen.findByRole('alert')).textContent).toBe('操作太频繁，请在42秒后再试');
    expect(screen.getByRole('application')).toBeVisible();
  });
});

describe('AvatarDialog', () => {
  function showDialog(answer: SubmitHandler<AvatarPayload>) {
    const onSubmit = vi.fn(answer);
    function Page() {
      const [open, setOpen] = useState(true);
      return <AvatarDialog open={open} onClose={() => setOpen(false)} onSubmit={onSubmit} />;
    }
    render(<Page />);
    return { onSubmit };
  }

  async function isClosed() {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('focuses its first control when it opens, and closes after success', async () => {
    const { onSubmit } = showDialog(() => Promise.resolve());
    expect(document.activeElement?.textContent).toContain('选择文件');
    await chooseAndWait(await portrait());
    await press(messages.submit);
    await isSent(onSubmit);
    await isClosed();
  });

  it('aborts the upload when it closes', async () => {
    const { onSubmit } = showDialog(stuckAt(0.4));
    await chooseAndWait(await portrait());
    await press(messages.submit);
    await isSent(onSubmit);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    // The form aborts when it unmounts, which may be after the dialog has disappeared.
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[1].signal.aborted).toBe(true));
  });
});
