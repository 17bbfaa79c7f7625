import type { Meta, StoryObj } from '@storybook/react-vite';

import { EnrolmentStub } from './EnrolmentStub.js';

const meta = {
  title: '活动/EnrolmentStub',
  tags: ['试用'],
  component: EnrolmentStub,
  args: {
    title: '“命题实验室”首批试做：旁听报名',
    countdown: { label: '距报名截止', value: 12, unit: '天' },
    note: '12-04 截止 · 高中数学教师',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof EnrolmentStub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithoutEnd: Story = { name: '没有截止日', args: { countdown: undefined, note: '' } };
