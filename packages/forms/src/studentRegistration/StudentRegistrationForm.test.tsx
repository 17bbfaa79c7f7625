import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { attachmentMessages } from '../activities/messages.zh.js';
import { forgetFiles } from '../drafts/held-files.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { lostLine } from '../testing/sending.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, studentRegistrationFixtures } from './fixtures.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';
import { StudentRegistrationForm } from './StudentRegistrationForm.js';

testForm('StudentRegistrationForm', {
  fixtures: studentRegistrationFixtures,
  form: (props) => <StudentRegistrationForm {...props} articleId={articleId} onUpload={vi.fn()} />,
  messages,
  labels: {
    upload_photos: attachmentMessages.label,
  },
});

const work = sampleFile('我与一本书的故事.pdf');
const url = '/files/uploads/6f1c2f0e6d5b.pdf';

function show(id = articleId) {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const onUpload = vi.fn().mockResolvedValue(url);
  const { unmount, rerender } = render(
    <StudentRegistrationForm {...{ onSubmit, onUpload }} articleId={id} />,
  );
  return {
    user: userEvent.setup(),
    ...{ onSubmit, onUpload, unmount },
    showActivity: (other: number) =>
      rerender(<StudentRegistrationForm {...{ onSubmit, onUpload }} articleId={other} />),
  };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: messages.submit });

it('has the title 活动报名 (spec: B2.2 thisEventRegistrationStudent title)', () => {
  show();
  expect(screen.getByRole('form', { name: '活动报名' })).toBeTruthy();
});

it.each([messages.name, messages.school, messages.tel])(
  'validates $label on blur (spec: B5 student on blur)',
  async ({ label, missing }) => {
    const { user } = show();
    await user.click(field(label));
    await user.tab();
    expect(said()).toEqual({ [label]: missing });
  },
);

it('requires the attachment on blur (spec: B5 student on blur)', async () => {
  const { user } = show();
  screen.getByRole('button', { name: /^选择文件/ }).focus();
  await user.tab();
  expect(said()).toEqual({ [attachmentMessages.label]: '请上传附件' });
});

it('accepts pictures, Word files and PDF files only (spec: B5 attachment types)', async () => {
  const { onUpload } = show();
  // `accept` does not suffice, because files can also be dropped.
  fireEvent.change(field(attachmentMessages.label), { target: { files: [sampleFile('朗诵.mp4')] } });
  await waitFor(() =>
    expect(said()).toEqual({
      [attachmentMessages.label]: '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式',
    }),
  );
  expect(onUpload).not.toHaveBeenCalled();
});

it('shows a failed upload at the file, not at the field, before the form is sent', async () => {
  const { user, onUpload } = show();
  onUpload.mockRejectedValueOnce(lostLine());
  await user.upload(field(attachmentMessages.label), work);
  (await screen.findByRole('button', { name: `重新上传：${work.name}` })).focus();
  await user.tab();
  expect(said()).toEqual({});
  await user.click(button());
  expect(said()).toMatchObject({ [attachmentMessages.label]: '有文件没有传完，请重试或移除' });
});

it('keeps an uploaded file when another field is invalid, and sends its address', async () => {
  const { user, onSubmit, onUpload } = show();
  await user.upload(field(attachmentMessages.label), work);
  await screen.findByRole('button', { name: `移除：${work.name}` });
  await user.type(field(messages.school.label), '砚山市第二中学');
  await user.type(field(messages.tel.label), '13800000001');
  await user.click(button());
  expect(said()).toEqual({ [messages.name.label]: messages.name.missing });
  expect(onSubmit).not.toHaveBeenCalled();

  await user.type(field(messages.name.label), '林小满');
  await user.click(button());
  expect(onUpload).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([
    { article_id: articleId, name: '林小满', school: '砚山市第二中学', tel: '13800000001', files: url },
  ]);
});

it("shows the server's message about the files at the attachment", async () => {
  const refusal = Object.assign(new Error('附件有误，请重新上传'), {
    data: { errors: [{ field: 'files', message: '附件有误，请重新上传' }] },
  });
  const { user, onSubmit } = show();
  onSubmit.mockRejectedValue(refusal);
  await user.upload(field(attachmentMessages.label), work);
  await user.type(field(messages.name.label), '林小满');
  await user.type(field(messages.school.label), '砚山市第二中学');
  await user.type(field(messages.tel.label), '13800000001');
  await user.click(button());
  expect(said()).toEqual({ [attachmentMessages.label]: '附件有误，请重新上传' });
});

it('restores the texts and the file of this activity after a login', async () => {
  const first = show();
  await first.user.type(field(messages.name.label), '林小满');
  await first.user.upload(field(attachmentMessages.label), work);
  await screen.findByText(work.name);
  first.unmount();

  const other = show(articleId + 1);
  expect(field(messages.name.label).value).toBe('');
  other.unmount();

  show();
  expect(field(messages.name.label).value).toBe('林小满');
  expect(screen.getByText(work.name)).toBeTruthy();
});

it('has no draft after success', async () => {
  const { user, unmount } = show();
  await user.type(field(messages.name.label), '林小满');
  await user.type(field(messages.school.label), '砚山市第二中学');
  await user.type(field(messages.tel.label), '13800000001');
  await user.upload(field(attachmentMessages.label), work);
  await screen.findByRole('button', { name: `移除：${work.name}` });
  await user.click(button());
  unmount();
  show();
  expect(field(messages.name.label).value).toBe('');
});

it('shows the draft of another activity on the same page', async () => {
  const { user, showActivity } = show();
  await user.type(field(messages.name.label), '林小满');
  showActivity(articleId + 1);
  expect(field(messages.name.label).value).toBe('');
  showActivity(articleId);
  expect(field(messages.name.label).value).toBe('林小满');
});

it('says which file a reload has lost, once', async () => {
  const { user, unmount } = show();
  await user.upload(screen.getByLabelText(attachmentMessages.label), work);
  await screen.findByText(work.name);
  unmount();
  forgetFiles();

  const again = show();
  expect(await screen.findByText('上次选的“我与一本书的故事.pdf”没有留下，请重新选择')).toBeTruthy();
  expect(screen.queryByText(work.name)).toBeNull();
  again.unmount();

  show();
  expect(screen.queryByText(/没有留下/)).toBeNull();
});
