import { useState } from 'react';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { activityAttachmentMessages } from '../activityAttachment/messages.zh.js';
import { attachmentMessages } from '../activities/messages.zh.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import { onPhone, sends } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { enrolmentStepsMessages as messages, teacherEnrolmentMessages } from './messages.zh.js';
import { stages } from './samples.js';
import { TeacherEnrolment, type TeacherEnrolmentProps } from './TeacherEnrolment.js';

const [filled] = teacherEnrolmentFixtures.valid;
const enrolmentId = 31;

/** Keeps the step in its state, as a page keeps it in its address. */
function TeacherEnrolmentOfAPage({ state: first, onStateChange, ...props }: TeacherEnrolmentProps) {
  const [state, setState] = useState(first);
  return (
    <TeacherEnrolment
      {...props}
      state={state}
      onStateChange={(next) => {
        onStateChange(next);
        setState(next);
      }}
    />
  );
}

const meta = {
  title: '表单/TeacherEnrolment',
  component: TeacherEnrolment,
  render: (args) => <TeacherEnrolmentOfAPage {...args} />,
  args: {
    state: { step: 'form', articleId, enrolmentId: null },
    onStateChange: fn(),
    onEnrol: fn(() => Promise.resolve(enrolmentId)),
    onAttach: fn<SubmitHandler<unknown>>(() => Promise.resolve()),
    onLater: fn(),
    onMyActivities: fn(),
    stages,
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof TeacherEnrolment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const SecondStep: Story = { args: { state: { step: 'attachment', articleId, enrolmentId } } };
export const Done: Story = { args: { state: { step: 'done', articleId, enrolmentId } } };

/** All steps, with the focus in each. */
export const AllTheWay: Story = {
  name: '从头走到尾',
  args: { defaultValues: filled?.fields },
  play: async (context) => {
    const { canvas } = context;
    await sends(teacherEnrolmentMessages.submit)(context);
    await expect(await canvas.findByRole('heading', { name: messages.enrolled.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: messages.uploadNow }));
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), sampleFile('课题成果.docx'));
    await canvas.findByText('课题成果.docx');
    await userEvent.click(canvas.getByRole('button', { name: activityAttachmentMessages.submit }));
    await waitFor(async () => {
      await expect(canvas.getByRole('heading', { name: messages.uploaded.title })).toHaveFocus();
    });
    await expect(canvas.getByRole('button', { name: messages.myActivities })).toBeVisible();
  },
};

export const FirstStepOnPhone: Story = onPhone(FirstStep);
export const SecondStepOnPhone: Story = onPhone(SecondStep);
export const DoneOnPhone: Story = onPhone(Done);
