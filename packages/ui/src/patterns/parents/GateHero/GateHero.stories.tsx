import type { Meta, StoryObj } from '@storybook/react-vite';

import { GateHero } from './GateHero.js';

const meta = {
  title: '家长/GateHero',
  tags: ['稳定'],
  component: GateHero,
  args: {
    name: '东南大学',
    image: '',
    province: '江苏',
    city: '南京市',
    types: ['理工', '综合'],
    source: '砚田升学资料室',
  },
} satisfies Meta<typeof GateHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { globals: { viewport: { value: 'laptop' } } };
export const LongName: Story = {
  name: '名字长',
  args: { name: '中国石油大学（华东）', source: '', types: [] },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { loading: true } };
