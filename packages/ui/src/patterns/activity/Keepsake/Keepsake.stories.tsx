import type { Meta, StoryObj } from '@storybook/react-vite';

import { Keepsake } from './Keepsake.js';

const meta = {
  title: '活动/Keepsake',
  tags: ['试用'],
  component: Keepsake,
  args: {
    label: '报名签',
    number: '№ 1207',
    title: '“命题实验室”首批试做：旁听报名',
    name: '陶文昌',
    school: '济南市历下区第三中学',
    facts: [
      { label: '学科学段', value: '数学 · 高中' },
      { label: '报名日期', value: '2026-11-22' },
      { label: '附件', value: '一份' },
    ],
    countdown: { label: '距报名截止', value: 12, unit: '天' },
    stamp: '已报名',
  },
} satisfies Meta<typeof Keepsake>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = { name: '平常' };

export const KeptOnPhone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = {
  name: '很长',
  args: {
    title: '县中历史二轮备课会：把一个大题目切成四十个小问题，并且每一个都在课堂上试过',
    name: '阿卜杜热合曼·麦麦提伊敏',
    school: '新疆维吾尔自治区喀什地区疏附县第二中学校本部高中部',
  },
};

/** 服务器没有给出姓名，活动也已结束。 */
export const Sparse: Story = {
  name: '内容很少',
  args: { name: '', school: '', facts: [{ label: '附件', value: '一份' }], countdown: undefined },
};
