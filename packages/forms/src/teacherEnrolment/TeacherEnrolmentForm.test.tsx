import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { attachmentMessages } from '../activities/messages.zh.js';
import { dropDrafts } from '../drafts/draft.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';
import { stages } from './samples.js';
import { TeacherEnrolmentForm, type TeacherEnrolmentFormProps } from './TeacherEnrolmentForm.js';

testForm('TeacherEnrolmentForm', {
  fixtures: teacherEnrolmentFixtures,
  form: (props) => (
    <TeacherEnrolmentForm {...props} articleId={articleId} stages={stages} onUpload={vi.fn()} />
  ),
  submitLabel: messages.submit,
  labels: {
    name: messages.name.label,
    school: messages.school.label,
    tel: messages.tel.label,
    email: messages.email.label,
    subject: messages.subject.label,
    stage: messages.stage.label,
    upload_photos: attachmentMessages.label,
  },
});

describe('TeacherEnrolmentForm', () => {
  beforeEach(dropDrafts);
  afterEach(cleanup);

  const [example] = teacherEnrolmentFixtures.valid;

  function show(props: Partial<TeacherEnrolmentFormProps> = {}) {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const { unmount } = render(<TeacherEnrolmentForm {...{ articleId, stages, onSubmit }} {...props} />);
    return { user: userEvent.setup(), onSubmit, unmount };
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const button = () => screen.getByRole('button', { name: messages.submit });

  const { name, school, tel, email, subject, stage } = messages;
  it.each([name, school, tel, email, subject, stage])(
    'validates $label on blur (spec: B5 enrolment on blur)',
    async ({ label, missing }) => {
      const { user } = show();
      await user.click(field(label));
      await user.tab();
      expect(said()).toEqual({ [label]: missing });
    },
  );

  it('has no attachment without onUpload', () => {
    show();
    expect(screen.queryByText(attachmentMessages.label)).toBeNull();
  });

  it('keeps an uploaded file when another field is invalid, and sends its address', async () => {
    const url = '/files/uploads/2b8f6c1d0e97.docx';
    const onUpload = vi.fn().mockResolvedValue(url);
    const plan = sampleFile('单元教学设计.docx');
    const { user, onSubmit } = show({ onUpload, defaultValues: { ...example?.fields, name: '' } });
    await user.upload(screen.getByLabelText(/^附件/, { selector: 'input' }), plan);
    await screen.findByRole('button', { name: `移除：${plan.name}` });
    await user.click(button());
    expect(said()).toEqual({ [name.label]: name.missing });

    await user.type(field(name.label), '周明');
    await user.click(button());
    expect(onUpload).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([
      { ...example?.payload, files: url },
    ]);
  });

  it('restores the values of this activity after a reload, and nothing after success', async () => {
    const first = show();
    await first.user.type(field(name.label), '周明');
    await first.user.selectOptions(field(stage.label), '初中');
    first.unmount();

    const other = show({ articleId: articleId + 1 });
    expect(field(name.label).value).toBe('');
    other.unmount();

    const again = show({ defaultValues: { ...example?.fields, name: '', stage: '' } });
    expect(field(name.label).value).toBe('周明');
    expect(field(stage.label).value).toBe('10');
    await again.user.click(button());
    expect(again.onSubmit).toHaveBeenCalledOnce();
    again.unmount();

    show();
    expect(field(name.label).value).toBe('');
  });
});
