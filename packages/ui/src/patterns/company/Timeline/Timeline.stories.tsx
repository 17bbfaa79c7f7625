import type { Meta, StoryObj } from '@storybook/react-vite';

import { Timeline } from './Timeline.js';

const THING =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 180'><path d='M76 164V32h88v132Z' fill='%23b9c7db' stroke='%232a2e34' stroke-width='3'/><path d='M104 120h20v20h-20Z' fill='%23b4362d'/></svg>";

const entries = [
  { year: '1998', title: '三间屋子，一台铅印机', intro: '六位教师在学校的旧库房里编出第一本习题集。' },
  { year: '2006', title: '第一套全学科教辅', intro: '从高中到小学，九门学科，二百四十种。', image: '' },
  {
    year: '2015',
    title: '题库上线，试卷按地区、学科与年份检索，编校流程也从那一年起全部留痕',
    intro: '十一月第一天，两万名教师登录。',
  },
  { year: '2026', title: '公益助学第十一年', intro: '书走到第一百所山区学校。' },
].map((entry) => ({ image: THING, ...entry }));

const meta = {
  title: '公司/Timeline',
  tags: ['试用'],
  component: Timeline,
  args: { entries, seal: '砚田' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second year has no drawing: its numeral stands on the line alone. */
export const Ready: Story = { name: '平常' };

export const Single: Story = { name: '只有一项', args: { entries: entries.slice(3) } };

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };
