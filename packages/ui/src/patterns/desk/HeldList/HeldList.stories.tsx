import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { longName, onTheDesk } from '../samples.js';
import { HeldList } from './HeldList.js';

const meta = {
  title: '案头/HeldList',
  tags: ['试用'],
  component: HeldList,
  args: {
    decisions: [
      { id: '5', name: '蓉城学习角', text: '通过' },
      { id: '6', name: '长沙岳麓图书经营部', text: '退回，重拍 2 张' },
    ],
    onTakeBack: fn(),
    dead: (
      <>
        <Button disabled>发通知</Button>
        <Button disabled>发布内容</Button>
        要连着才能做
      </>
    ),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof HeldList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回 蓉城学习角' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('5');
  },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    decisions: [
      { id: '1', name: longName, text: longName },
      { id: '2', name: '书店', text: '通过' },
    ],
    dead: undefined,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
