import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { attachmentMessages } from '../activities/messages.zh.js';
import type { Sending } from '../form/use-valid-form.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { lostLine, stuckAt } from '../testing/sending.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentForm, type AttachmentFormProps } from './AttachmentForm.js';
import { activityAttachmentFixtures, enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

testForm('AttachmentForm', {
  fixtures: activityAttachmentFixtures,
  form: (props) => <AttachmentForm {...props} enrolmentId={enrolmentId} />,
  messages,
  labels: { files: attachmentMessages.label },
});

describe('AttachmentForm', () => {
  const report = sampleFile('课题成果.docx');

  function show(onSubmit: AttachmentFormProps['onSubmit'] = vi.fn().mockResolvedValue(undefined)) {
    const { unmount } = render(<AttachmentForm enrolmentId={enrolmentId} onSubmit={onSubmit} />);
    // The visitor can make the file dialog list all files, so `accept` alone does not suffice.
    const user = userEvent.setup({ applyAccept: false });
    const choose = (file: File) => user.upload(screen.getByLabelText(attachmentMessages.label), file);
    const send = () => user.click(screen.getByRole('button', { name: new RegExp(`^${messages.submit}`) }));
    return { user, choose, send, unmount };
  }
  const removeButton = () => screen.queryByRole('button', { name: `移除：${report.name}` });

  it('sends the chosen file once and is reset afterwards', async () => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const { choose, send } = show(onSubmit);
    await choose(report);
    expect(await screen.findByText(report.name)).toBeTruthy();
    await send();
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([{ id: enrolmentId, file: report }]);
    expect(screen.queryByText(report.name)).toBeNull();
    expect(said()).toEqual({});
  });

  it('refuses a file that is too large and removes the message at the next choice', async () => {
    const { choose, user } = show();
    await choose(sampleFile('课堂实录.pdf', 5_242_881));
    expect(await screen.findByText('文件大小请控制在5M之内')).toBeTruthy();
    expect(screen.queryByText('课堂实录.pdf')).toBeNull();
    await user.tab();
    expect(said()).toEqual({ [attachmentMessages.label]: '文件大小请控制在5M之内' });
    await choose(report);
    expect(await screen.findByText(report.name)).toBeTruthy();
    expect(said()).toEqual({});
  });

  it('shows the progress, and keeps the file after a cancelled upload', async () => {
    const onSubmit = vi.fn(stuckAt(0.46));
    const { choose, send, user } = show(onSubmit);
    await choose(report);
    await screen.findByText(report.name);
    await send();
    const progress = screen.getByRole('progressbar', { name: `正在上传：${report.name}` });
    expect(progress.getAttribute('aria-valuenow')).toBe('46');
    await user.click(screen.getByRole('button', { name: `取消上传：${report.name}` }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(removeButton()).toBeTruthy();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('keeps the file after a network error and sends it again', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(lostLine()).mockResolvedValue(undefined);
    const { choose, send } = show(onSubmit);
    await choose(report);
    await screen.findByText(report.name);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败，请检查网络后再试');
    expect(removeButton()).toBeTruthy();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the message of the server at the field', async () => {
    const refusal = Object.assign(new Error('请上传附件'), {
      data: { errors: [{ field: 'files', message: '附件有误，请重新上传' }] },
    });
    const { choose, send } = show(vi.fn().mockRejectedValue(refusal));
    await choose(report);
    await screen.findByText(report.name);
    await send();
    expect(said()).toEqual({ [attachmentMessages.label]: '附件有误，请重新上传' });
  });

  it('aborts the upload when it unmounts', async () => {
    const onSubmit = vi.fn(stuckAt(0.46));
    const { choose, send, unmount } = show(onSubmit);
    await choose(report);
    await screen.findByText(report.name);
    await send();
    const [, sending] = onSubmit.mock.calls[0] as [unknown, Sending];
    expect(sending.signal.aborted).toBe(false);
    unmount();
    expect(sending.signal.aborted).toBe(true);
  });
});
