import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { attachmentMessages } from '../activities/messages.zh.js';
import { formStates, onPhone, uploadStates } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentForm } from './AttachmentForm.js';
import { activityAttachmentFixtures, enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

const meta = {
  title: '表单/AttachmentForm',
  component: AttachmentForm,
  args: {
    enrolmentId,
    onSubmit: fn(() => Promise.resolve()),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof AttachmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(activityAttachmentFixtures, messages, '作品已审核通过，无需重新上传');
const uploads = uploadStates(activityAttachmentFixtures, messages, 0.46);

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;

export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const large = sampleFile('课堂实录.pdf', 5_242_881);
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), large);
    await expect(await canvas.findByText('文件大小请控制在5M之内')).toBeVisible();
    await expect(canvas.queryByText(large.name)).toBeNull();
  },
};

export const Submitting: Story = states.submitting;
export const UploadUnderWay: Story = uploads.underWay;
export const Cancelled: Story = uploads.cancelled;
export const UploadFailed: Story = uploads.failed;
export const Refused: Story = states.refused;

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
export const RefusedOnPhone: Story = onPhone(Refused);
