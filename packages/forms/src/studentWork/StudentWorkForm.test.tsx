import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { applicantMessages, attachmentMessages } from '../activities/messages.zh.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { sampleFile } from '../uploads/samples.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import { StudentWorkForm, type StudentWorkFormProps } from './StudentWorkForm.js';

testForm('StudentWorkForm', {
  fixtures: studentWorkFixtures,
  form: (props) => <StudentWorkForm {...props} applicationId={applicationId} status={-1} />,
  messages,
  labels: {
    name: applicantMessages.name.label,
    school: applicantMessages.school.label,
    files: attachmentMessages.label,
  },
});

const person = { name: '林小满', school: '砚山市第二中学' };

function show(props: Partial<StudentWorkFormProps> = {}) {
  const onSubmit = vi.fn<StudentWorkFormProps['onSubmit']>().mockResolvedValue(undefined);
  render(<StudentWorkForm {...{ applicationId, onSubmit }} status={0} defaultValues={person} {...props} />);
  return { user: userEvent.setup(), onSubmit };
}
const nameField = () => screen.getByLabelText<HTMLInputElement>(applicantMessages.name.label);
const fileInput = () => screen.getByLabelText(attachmentMessages.label);
const button = () => screen.getByRole('button', { name: new RegExp(`^${messages.submit}`) });

it('tells the author of a rejected work what to do (spec: B4 work rejected, B8 work rejected)', () => {
  show({ status: -1, reason: '照片不清晰，请重拍。' });
  expect(screen.getByText('作品审核未通过，请重新上传文件！')).toBeTruthy();
  expect(screen.getByText('原因：照片不清晰，请重拍。')).toBeTruthy();
  expect(button()).toBeTruthy();
});

it("hides the status while the server's message is shown", async () => {
  const { user } = show({
    status: -1,
    defaultValues: { ...person, files: [sampleFile('修改稿.pdf')] },
    onSubmit: () => Promise.reject(new Error('作品已审核通过，无需重新上传')),
  });
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('作品已审核通过，无需重新上传');
  expect(screen.queryByText(messages.rejected)).toBeNull();
});

it('shows no rejection while the work is waiting', () => {
  show({ status: 0 });
  expect(screen.queryByText('作品审核未通过，请重新上传文件！')).toBeNull();
  expect(button()).toBeTruthy();
});

it('has no form for an approved work (spec: B4 work approved)', () => {
  show({ status: 1 });
  expect(screen.getByText('作品已审核通过，无需重新上传')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText(applicantMessages.name.label)).toBeNull();
});

it('validates a field on blur', async () => {
  const { user } = show({ defaultValues: {} });
  await user.click(nameField());
  await user.tab();
  expect(said()).toEqual({ [applicantMessages.name.label]: applicantMessages.name.missing });
});

it('keeps the file when another field is invalid, and removes it after success', async () => {
  const work = sampleFile('修改稿.pdf');
  const { user, onSubmit } = show();
  await user.upload(fileInput(), work);
  await screen.findByText(work.name);
  await user.clear(nameField());
  await user.click(button());
  expect(said()).toEqual({ [applicantMessages.name.label]: applicantMessages.name.missing });
  expect(screen.getByText(work.name)).toBeTruthy();

  await user.type(nameField(), '林小满');
  await user.click(button());
  expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([{ id: applicationId, ...person, file: work }]);
  expect(screen.queryByText(work.name)).toBeNull();
  expect(nameField().value).toBe('林小满');
  expect(said()).toEqual({});
});

it('is reset for another work', async () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<StudentWorkForm {...{ onSubmit, applicationId }} status={0} />);
  await userEvent.type(nameField(), '林小满');
  rerender(<StudentWorkForm {...{ onSubmit }} applicationId={applicationId + 1} status={0} />);
  expect(nameField().value).toBe('');
});
