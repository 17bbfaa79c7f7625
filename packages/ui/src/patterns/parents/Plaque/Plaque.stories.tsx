import type { Meta, StoryObj } from '@storybook/react-vite';

import { Plaque } from './Plaque.js';

const meta = {
  title: '家长/Plaque',
  tags: ['稳定'],
  component: Plaque,
  args: { name: '东南大学', height: '9.25rem' },
} satisfies Meta<typeof Plaque>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLetters: Story = { name: '四个字' };

/** More letters are smaller; a short name keeps the size of four. */
export const ManyLengths: Story = {
  name: '长短不一的名字',
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {['清华', '江南大学', '中国矿业大学', '南京航空航天大学', '中国石油大学（华东）'].map((name) => (
        <Plaque key={name} {...args} name={name} />
      ))}
    </div>
  ),
};
