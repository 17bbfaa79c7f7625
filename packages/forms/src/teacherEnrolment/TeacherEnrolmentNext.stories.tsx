import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { enrolmentStepsMessages as messages } from './messages.zh.js';
import { TeacherEnrolmentNext } from './TeacherEnrolmentNext.js';

const meta = {
  title: '表单/TeacherEnrolmentNext',
  component: TeacherEnrolmentNext,
  args: {
    uploaded: false,
    onLater: fn(),
    onMyActivities: fn(),
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof TeacherEnrolmentNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolled: Story = {
  args: { onUploadNow: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.uploadNow }));
    await expect(args.onUploadNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: messages.later }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const Uploaded: Story = {
  name: '已上传',
  args: { ...Enrolled.args, uploaded: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.myActivities }));
    await expect(args.onMyActivities).toHaveBeenCalledOnce();
  },
};

/** The address has no id of the enrolment. */
export const EnrolledBefore: Story = { name: '以前报过名' };
export const EnrolledOnPhone: Story = onPhone(Enrolled);
export const UploadedOnPhone: Story = onPhone(Uploaded);
