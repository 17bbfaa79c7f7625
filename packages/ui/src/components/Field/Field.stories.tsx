import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';

import { Field } from './Field.js';
import { inputFace } from './Field.styles.js';

const Year = styled.input`
  ${inputFace}
`;

const meta = {
  title: '表单控件/Field',
  tags: ['稳定'],
  component: Field,
  args: {
    label: '使用年份',
    hint: '封面右下角的四位数字',
    style: { maxWidth: '24rem' },
    children: (control) => <Year type="number" inputMode="numeric" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnyControl: Story = {
  name: '包住任意控件',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('使用年份')).toHaveAccessibleDescription('封面右下角的四位数字');
  },
};

export const WithError: Story = {
  name: '有错误',
  args: { error: '请填写使用年份' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('使用年份');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请填写使用年份');
  },
};
