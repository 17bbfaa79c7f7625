import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BundleProgress, type Bundle } from './BundleProgress.js';

const MB = 2 ** 20;

const bundle: Bundle = {
  state: 'running',
  papers: [
    { id: 1, title: '北京市2026—2027学年高三上学期期中考试历史试卷', size: 3.1 * MB },
    { id: 2, title: '宁夏回族自治区固原市2026—2027学年高三上学期期中考试生物试卷', size: 4.4 * MB },
    { id: 3, title: '辽宁省鞍山市2026—2027学年高三语文课时练习：语言文字运用', size: 6 * MB },
    { id: 4, title: '海南省三亚市2026—2027学年高三历史单元检测：近现代世界格局', size: 1.9 * MB },
  ],
  leftOut: [],
  received: 11.2 * MB,
  seconds: 20,
};

const meta = {
  title: '试卷/BundleProgress',
  tags: ['试用'],
  component: BundleProgress,
  args: { bundle, onCancel: fn(), onResume: fn(), onClose: fn() },
} satisfies Meta<typeof BundleProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('第 3 份，共 4 份');
    await expect(canvas.getByText(/还要约 20 秒/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  name: '备齐试卷',
  args: { bundle: { ...bundle, state: 'asking', papers: [], received: 0 } },
};

export const Broken: Story = {
  name: '断开了',
  args: { bundle: { ...bundle, state: 'broken' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '接着下' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const LeftOut: Story = {
  name: '有一份装不进去',
  args: { bundle: { ...bundle, state: 'done', leftOut: ['黑龙江省牡丹江市2026—2027学年高三物理试卷'] } },
};

export const Failed: Story = {
  args: { bundle: { ...bundle, state: 'failed', papers: [], message: '这些试卷都不存在或已下架' } },
};

export const Phone: Story = { args: Running.args ?? {}, globals: { viewport: { value: 'phone' } } };
