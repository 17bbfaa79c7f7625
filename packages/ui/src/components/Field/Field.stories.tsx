import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';

import { Field } from './Field.js';
import { inputFace } from './Field.styles.js';

const Select = styled.select`
  ${inputFace}
`;

const meta = {
  title: '表单控件/Field',
  component: Field,
  args: {
    label: '任教学段',
    hint: '决定首页先给您看哪一学段的试卷',
    style: { maxWidth: '24rem' },
    children: (control) => (
      <Select {...control}>
        <option>高中</option>
        <option>初中</option>
        <option>小学</option>
      </Select>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundASelect: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('任教学段')).toHaveAccessibleDescription(
      '决定首页先给您看哪一学段的试卷',
    );
  },
};

export const WithError: Story = {
  args: { error: '请选择您的教授学段' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('任教学段');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('请选择您的教授学段');
  },
};
