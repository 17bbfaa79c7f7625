import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { activityAttachmentMessages } from '../activityAttachment/messages.zh.js';
import { attachmentMessages } from '../activities/messages.zh.js';
import { openDialogsInJsdom } from '../testing/dialogs.js';
import { sampleFile } from '../uploads/samples.js';
import type { EnrolmentState } from './enrolment-state.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { enrolmentStepsMessages as messages, teacherEnrolmentMessages } from './messages.zh.js';
import { stages } from './samples.js';
import { TeacherEnrolment, type TeacherEnrolmentProps } from './TeacherEnrolment.js';

beforeEach(() => {
  openDialogsInJsdom();
});

const [filled, withFile] = teacherEnrolmentFixtures.valid;
const enrolmentId = 31;
const enrolled: EnrolmentState = { step: 'attachment', articleId, enrolmentId };

function show(first: EnrolmentState, props: Partial<TeacherEnrolmentProps> = {}) {
  const spies = {
    onStateChange: vi.fn(),
    onEnrol: vi.fn().mockResolvedValue(enrolmentId),
    onAttach: vi.fn().mockResolvedValue(undefined),
    onLater: vi.fn(),
    onMyActivities: vi.fn(),
  };
  function Page() {
    const [state, setState] = useState(first);
    return (
      <TeacherEnrolment
        {...{ stages, state }}
        {...spies}
        {...props}
        onStateChange={(next) => {
          spies.onStateChange(next);
          setState(next);
        }}
      />
    );
  }
  render(<Page />);
  return { ...spies, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const currentStep = () => screen.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step');

async function attach(user: ReturnType<typeof userEvent.setup>) {
  const file = sampleFile('课题成果.docx');
  await user.click(button(messages.uploadNow));
  await user.upload(screen.getByLabelText(attachmentMessages.label), file);
  await screen.findByText(file.name);
  await user.click(button(activityAttachmentMessages.submit));
  return file;
}

it('goes from the form to the attachment with the id of the enrolment (spec: B4 enrolment step 1)', async () => {
  const { user, onStateChange, onEnrol } = show(
    { step: 'form', articleId, enrolmentId: null },
    { defaultValues: filled?.fields },
  );
  expect(currentStep()?.textContent).toContain(messages.form);
  await user.click(button(teacherEnrolmentMessages.submit));
  expect(onEnrol.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([filled?.payload]);
  expect(onStateChange.mock.calls).toEqual([[enrolled]]);
  expect(currentStep()?.textContent).toContain(messages.attachment);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: messages.enrolled.title }));
});

it('is complete if the attachment was sent with the form', async () => {
  const { user, onStateChange } = show(
    { step: 'form', articleId, enrolmentId: null },
    { defaultValues: withFile?.fields, onUpload: vi.fn() },
  );
  await user.click(button(teacherEnrolmentMessages.submit));
  expect(onStateChange.mock.calls).toEqual([[{ step: 'done', articleId, enrolmentId }]]);
  expect(button(messages.myActivities)).toBeTruthy();
});

it('stays at the form when the enrolment is refused', async () => {
  const onEnrol = vi.fn().mockRejectedValue(new Error('您已报名该活动'));
  const { user, onStateChange } = show(
    { step: 'form', articleId, enrolmentId: null },
    { defaultValues: filled?.fields, onEnrol },
  );
  await user.click(button(teacherEnrolmentMessages.submit));
  expect((await screen.findByRole('alert')).textContent).toBe('您已报名该活动');
  expect(onStateChange).not.toHaveBeenCalled();
});

it('uploads the attachment in a dialog and then links to 我的活动 (spec: B4 enrolment upload now, B4 enrolment uploaded)', async () => {
  const { user, onAttach, onStateChange, onMyActivities } = show(enrolled);
  const file = await attach(user);
  expect(onAttach.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([{ id: enrolmentId, file }]);
  expect(onStateChange.mock.calls).toEqual([[{ ...enrolled, step: 'done' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentStep()).toBeUndefined();
  await user.click(button(messages.myActivities));
  expect(onMyActivities).toHaveBeenCalledOnce();
});

it('keeps the dialog open when the attachment is refused', async () => {
  const onAttach = vi.fn().mockRejectedValue(new Error('作品已审核通过，无需重新上传'));
  const { user, onStateChange } = show(enrolled, { onAttach });
  await attach(user);
  expect((await screen.findByRole('alert')).textContent).toBe('作品已审核通过，无需重新上传');
  expect(screen.getByRole('dialog', { name: activityAttachmentMessages.title })).toBeTruthy();
  expect(onStateChange).not.toHaveBeenCalled();
});

it('can postpone the attachment (spec: B4 enrolment upload later)', async () => {
  const { user, onLater } = show(enrolled);
  await user.click(button(messages.later));
  expect(onLater).toHaveBeenCalledOnce();
});

it('opens in its last state (spec: B4 enrolment restored)', () => {
  show({ ...enrolled, step: 'done' });
  expect(screen.getByRole('heading', { name: messages.uploaded.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.uploadNow })).toBeNull();
  // A visitor who opens a link starts at the top of the page.
  expect(document.activeElement).toBe(document.body);
});

it('links to 我的活动 if the address has no id of the enrolment', () => {
  show({ ...enrolled, enrolmentId: null });
  expect(screen.queryByRole('button', { name: messages.uploadNow })).toBeNull();
  expect(button(messages.myActivities)).toBeTruthy();
});
