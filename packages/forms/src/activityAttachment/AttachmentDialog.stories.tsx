import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { attachmentMessages } from '../activities/messages.zh.js';
import { stuckAt } from '../testing/sending.js';
import { onPhone } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentDialog, type AttachmentDialogProps } from './AttachmentDialog.js';
import { enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

const meta = {
  title: '表单/AttachmentDialog',
  component: AttachmentDialog,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { open: true, enrolmentId, onClose: fn(), onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof AttachmentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const UploadUnderWay: Story = {
  args: { onSubmit: fn<AttachmentDialogProps['onSubmit']>(stuckAt(0.46)) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), sampleFile('课题成果.docx'));
    await canvas.findByText('课题成果.docx');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const OpenOnPhone: Story = onPhone(Open);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
