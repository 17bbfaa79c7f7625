import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { papers } from '../../samples.js';
import { SelectionBar } from './SelectionBar.js';

const meta = {
  title: '试卷/SelectionBar',
  tags: ['试用'],
  component: SelectionBar,
  args: {
    papers,
    facts: ['共 39 页', '约 18.6 MB'],
    onClear: fn(),
    children: (
      <>
        <Button>排打印清单</Button>
        <Button variant="primary">打包下载</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '选了几份',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const None: Story = { name: '还没有选', args: { papers: [], facts: [] } };

export const SizeUnknown: Story = { name: '大小未知', args: { facts: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
