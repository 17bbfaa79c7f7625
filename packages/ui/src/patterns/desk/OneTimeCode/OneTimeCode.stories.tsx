import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.js';

function Held(props: OneTimeCodeProps) {
  const [code, setCode] = useState(props.value);
  return <OneTimeCode {...props} value={code} onChange={setCode} />;
}

const meta = {
  title: '案头/OneTimeCode',
  tags: ['试用'],
  component: OneTimeCode,
  args: {
    label: '动态验证码',
    value: '407',
    onChange: fn(),
    onFull: fn(),
    style: { maxWidth: '25rem' },
  },
  render: (args) => <Held {...args} />,
  decorators: [onTheDesk()],
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '动态验证码' }));
  },
};

export const Filled: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '动态验证码' });
    await userEvent.click(field);
    await userEvent.paste('４０７ 193');
    await expect(field).toHaveValue('407193');
    await expect(args.onFull).toHaveBeenCalledWith('407193');
    await expect(args.onFull).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { value: '', error: '动态验证码不对，还可以试 4 次' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '动态验证码' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('动态验证码不对，还可以试 4 次');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { ...HalfTyped, name: '夜间', globals: { theme: 'night' } };

export const Empty: Story = { args: { value: '' } };

export const Long: Story = {
  name: '名与错都长',
  args: { label: longName, hint: longName, error: longName },
  globals: { viewport: { value: 'phone' } },
};

export const Short: Story = { name: '两个字', args: { label: '验码', error: '不对' } };
