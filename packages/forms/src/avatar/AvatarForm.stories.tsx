import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { isToldWhy, onPhone, sends } from '../testing/stories.js';
import { stuckAt } from '../testing/sending.js';
import { AvatarForm, type AvatarFormProps } from './AvatarForm.js';
import { avatarFixtures } from './fixtures.js';
import { avatarMessages as messages } from './messages.zh.js';
import { portrait } from './samples.js';

const [nothing] = avatarFixtures.invalid;
const refusal = '操作太频繁，请在42秒后再试';

const meta = {
  title: '表单/AvatarForm',
  component: AvatarForm,
  args: { onSubmit: fn<AvatarFormProps['onSubmit']>(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof AvatarForm>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Played {
  canvasElement: HTMLElement;
}

async function choose({ canvasElement }: Played, file: File) {
  await userEvent.upload(within(canvasElement).getByLabelText(messages.label), file);
}

async function cropsPortrait(played: Played) {
  await choose(played, await portrait());
  await within(played.canvasElement).findByRole('application', { name: '裁剪框' });
}

export const Empty: Story = {};
export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const TooLarge: Story = {
  play: async (played) => {
    await choose(played, new File([new Uint8Array(5_242_881)], '证件照.jpg'));
    // The status says first that the picture is being read.
    await waitFor(() =>
      expect(played.canvas.getByRole('status')).toHaveTextContent('文件大小请控制在5M之内'),
    );
  },
};

export const Unreadable: Story = {
  play: async (played) => {
    await choose(played, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '证件照.jpg'));
    await expect(await played.canvas.findAllByText(messages.unreadable)).toHaveLength(2);
  },
};

export const Cropping: Story = { play: cropsPortrait };

export const Submitting: Story = {
  args: { onSubmit: fn<AvatarFormProps['onSubmit']>(stuckAt(0.4)) },
  play: async (played) => {
    await cropsPortrait(played);
    await sends(messages.submit)(played);
    await expect(await played.canvas.findByText('40%')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onSubmit: fn<AvatarFormProps['onSubmit']>(() => Promise.reject(new Error(refusal))) },
  play: async (played) => {
    await cropsPortrait(played);
    await sends(messages.submit)(played);
    // Cropping and encoding a picture takes seconds on a slow machine.
    const alert = await played.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(refusal);
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const CroppingOnPhone: Story = onPhone(Cropping);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
