import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { formStates, onPhone, uploadStates } from '../testing/stories.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import { StudentWorkForm } from './StudentWorkForm.js';

const meta = {
  title: '表单/StudentWorkForm',
  component: StudentWorkForm,
  args: {
    applicationId,
    status: -1,
    onSubmit: fn(() => Promise.resolve()),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof StudentWorkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(studentWorkFixtures, messages, '作品已审核通过，无需重新上传');
const uploads = uploadStates(studentWorkFixtures, messages, 0.72);

export const Empty: Story = {};

/** With the submitted name and school, as on the page. */
export const Rejected: Story = {
  args: {
    defaultValues: { name: '林小满', school: '砚山市第二中学' },
    reason: '第二页的照片不清晰，看不出坐标轴上的刻度，请重拍。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('作品审核未通过，请重新上传文件！')).toBeVisible();
    await expect(canvas.getByText(/^原因：第二页的照片不清晰/)).toBeVisible();
  },
};

export const Waiting: Story = { args: { ...Rejected.args, status: 0 } };

export const Approved: Story = {
  args: { status: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const UploadUnderWay: Story = uploads.underWay;
export const Cancelled: Story = uploads.cancelled;
export const UploadFailed: Story = uploads.failed;
export const Refused: Story = states.refused;

export const EmptyOnPhone: Story = onPhone(Empty);
export const RejectedOnPhone: Story = onPhone(Rejected);
export const ApprovedOnPhone: Story = onPhone(Approved);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
export const RefusedOnPhone: Story = onPhone(Refused);
