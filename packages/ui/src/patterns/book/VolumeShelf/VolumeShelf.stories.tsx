import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { VolumeShelf } from './VolumeShelf.js';

const meta = {
  title: '图书/VolumeShelf',
  tags: ['稳定'],
  component: VolumeShelf,
  args: {
    label: '您是哪一位？',
    name: 'role',
    options: [
      { value: '3', label: '教师用书', stage: 'high' },
      { value: '1', label: '学生用书', stage: 'middle' },
      { value: '2', label: '家长用书', stage: 'primary' },
      { value: '5', label: '商家用书', stage: 'neutral' },
    ],
    style: { maxWidth: '25rem' },
  },
} satisfies Meta<typeof VolumeShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '教师用书' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '学生用书' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '教师用书' })).not.toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: '请选择身份' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '您是哪一位？' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('请选择身份');
  },
};

export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
