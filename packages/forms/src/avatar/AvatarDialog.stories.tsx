import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { AvatarDialog } from './AvatarDialog.js';
import { avatarMessages as messages } from './messages.zh.js';
import { portrait } from './samples.js';

const meta = {
  title: '表单/AvatarDialog',
  component: AvatarDialog,
  // In an iframe: on the docs page the dialog would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: { open: true, onClose: fn(), onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof AvatarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Cropping: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(messages.label), await portrait());
    await expect(await canvas.findByRole('application', { name: '裁剪框' })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async (played) => {
    await Cropping.play?.(played);
    await userEvent.click(played.canvas.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(played.args.onClose).toHaveBeenCalledOnce());
  },
};

export const OpenOnPhone: Story = onPhone(Open);
export const CroppingOnPhone: Story = onPhone(Cropping);
