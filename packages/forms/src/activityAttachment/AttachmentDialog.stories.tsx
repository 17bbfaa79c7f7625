import { useState } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { attachmentMessages } from '../activities/messages.zh.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import { stuckAt } from '../testing/sending.js';
import { onPhone } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentDialog, type AttachmentDialogProps } from './AttachmentDialog.js';
import { enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';
import type { ActivityAttachmentPayload } from './schema.js';

type Submit = SubmitHandler<ActivityAttachmentPayload>;

function AttachmentDialogWithOpener({ open: openAtFirst, onSubmit, ...props }: AttachmentDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.title}
      </Button>
      <AttachmentDialog
        {...props}
        open={open}
        onSubmit={async (payload, sending) => {
          await onSubmit(payload, sending);
          setOpen(false);
        }}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: '表单/AttachmentDialog',
  component: AttachmentDialog,
  render: (args) => <AttachmentDialogWithOpener {...args} />,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    open: true,
    enrolmentId,
    onClose: fn(),
    onSubmit: fn<Submit>(() => Promise.resolve()),
  },
} satisfies Meta<typeof AttachmentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Uploaded: Story = {
  play: async ({ args, canvas }) => {
    const file = sampleFile('课题成果.docx');
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), file);
    await canvas.findByText(file.name);
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const UploadUnderWay: Story = {
  args: { onSubmit: fn<Submit>(stuckAt(0.46)) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), sampleFile('课题成果.docx'));
    await canvas.findByText('课题成果.docx');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await waitFor(async () => {
      await expect(canvas.getByRole('progressbar')).toBeVisible();
    });
  },
};

export const OpenOnPhone: Story = onPhone(Open);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
