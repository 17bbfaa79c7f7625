import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { attachmentMessages } from '../activities/messages.zh.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';
import { stages } from './samples.js';
import { enrolmentLines } from './schema.js';
import { TeacherEnrolmentForm, type TeacherEnrolmentFormProps } from './TeacherEnrolmentForm.js';

testForm('TeacherEnrolmentForm', {
  fixtures: teacherEnrolmentFixtures,
  form: (props) => (
    <TeacherEnrolmentForm {...props} articleId={articleId} stages={stages} onUpload={vi.fn()} />
  ),
  messages,
  labels: {
    ...Object.fromEntries(enrolmentLines.map(({ field, label }) => [field, label])),
    upload_photos: attachmentMessages.label,
  },
});

const [example] = teacherEnrolmentFixtures.valid;

function show(props: Partial<TeacherEnrolmentFormProps> = {}) {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { unmount } = render(<TeacherEnrolmentForm {...{ articleId, stages, onSubmit }} {...props} />);
  return { user: userEvent.setup(), onSubmit, unmount };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: messages.submit });

const radio = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });

const { name } = messages;
const [nothing] = teacherEnrolmentFixtures.invalid;
const required = enrolmentLines.filter((line) => nothing?.messages[line.field] !== undefined);
it.each(required)('validates $label on blur (spec: B5 enrolment on blur)', async (line) => {
  const { user } = show();
  // A radio button would be chosen by a press.
  act(() => (line.field === 'stage' ? radio('高中') : field(line.label)).focus());
  await user.tab();
  expect(said()).toEqual({ [line.label]: nothing?.messages[line.field] });
});

it('has no attachment without onUpload', () => {
  show();
  expect(screen.queryByText(attachmentMessages.label)).toBeNull();
});

it('restores the values of this activity after a reload, and nothing after success', async () => {
  const first = show();
  await first.user.type(field(name.label), '周明');
  await first.user.click(radio('初中'));
  first.unmount();

  const other = show({ articleId: articleId + 1 });
  expect(field(name.label).value).toBe('');
  other.unmount();

  const again = show({ defaultValues: { ...example?.fields, name: '', stage: '' } });
  expect(field(name.label).value).toBe('周明');
  expect(radio('初中').checked).toBe(true);
  await again.user.click(button());
  expect(again.onSubmit).toHaveBeenCalledOnce();
  again.unmount();

  show();
  expect(field(name.label).value).toBe('');
});
