import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameDialog, type RealNameDialogProps } from './RealNameDialog.js';
import { RealNameStatus } from './RealNameStatus.js';

const [filled] = realNameFixtures.valid;

/** The status and the dialog that it opens, as on the profile page. */
function RealNameOfProfile({ open: openAtFirst, onSubmit, ...dialog }: RealNameDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  const [verified, setVerified] = useState(false);
  return (
    <>
      <RealNameStatus verified={verified} onOpen={() => setOpen(true)} />
      <RealNameDialog
        {...dialog}
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={async (payload, sending) => {
          await onSubmit(payload, sending);
          setVerified(true);
        }}
      />
    </>
  );
}

const meta = {
  title: '表单/RealNameDialog',
  component: RealNameDialog,
  render: (args) => <RealNameOfProfile {...args} />,
  // In an iframe: on the docs page the dialog would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: { open: true, onClose: fn(), onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof RealNameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(messages.username.label)).toHaveFocus();
  },
};

export const NotVerified: Story = { name: '没有通过实名', args: { open: false } };

export const Verifying: Story = {
  name: '正在核对',
  args: { open: false, defaultValues: filled?.fields },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.open }));
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await waitFor(async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // The button that opened the dialog is gone, so the text in its place gets the focus.
    await waitFor(async () => {
      await expect(canvas.getByText(messages.verified)).toHaveFocus();
    });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OpenOnPhone: Story = onPhone(Open);
