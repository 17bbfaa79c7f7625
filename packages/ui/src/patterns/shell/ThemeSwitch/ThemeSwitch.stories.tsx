import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.js';

function Switching({ value, onChange, ...props }: ThemeSwitchProps) {
  const [choice, setChoice] = useState(value);
  return (
    <ThemeSwitch
      {...props}
      value={choice}
      onChange={(chosen) => {
        setChoice(chosen);
        onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: '外框/ThemeSwitch',
  tags: ['稳定'],
  component: ThemeSwitch,
  render: Switching,
  args: { value: 'system', onChange: fn(), style: { maxWidth: '20rem' } },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheSystem: Story = {
  name: '跟随系统',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: '跟随系统' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: '深色' })).toBeChecked();
  },
};

export const DarkOnPhone: Story = {
  name: '手机',
  args: { value: 'dark' },
  globals: { viewport: { value: 'phone' } },
};
