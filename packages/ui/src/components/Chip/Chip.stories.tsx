import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Chip } from './Chip.js';

const meta = {
  title: '基础/Chip',
  tags: ['稳定'],
  component: Chip,
  args: { children: '高中' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labels: Story = {
  name: '标签',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Chip>校本考试</Chip>
      <Chip tone="high">高中</Chip>
      <Chip tone="middle">初中</Chip>
      <Chip tone="primary">小学</Chip>
      <Chip tone="accent">新书</Chip>
    </div>
  ),
};

function Subjects() {
  const [chosen, setChosen] = useState('语文');
  return (
    <div style={{ display: 'flex', gap: 5 }}>
      {['语文', '数学', '英语', '物理'].map((subject) => (
        <Chip key={subject} selected={subject === chosen} onClick={() => setChosen(subject)}>
          {subject}
        </Chip>
      ))}
    </div>
  );
}

export const Choices: Story = {
  name: '可选',
  render: () => <Subjects />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数学' }));
    await expect(canvas.getByRole('button', { name: '数学', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '语文', pressed: false })).toBeVisible();
  },
};

export const Removable: Story = {
  name: '可移除',
  args: { children: '2027 版', onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去掉2027 版' }));
    await expect('onRemove' in args && args.onRemove).toHaveBeenCalledOnce();
  },
};
