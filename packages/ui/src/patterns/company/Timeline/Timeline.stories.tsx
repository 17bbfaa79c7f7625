import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { Timeline } from './Timeline.js';

const entries = [
  {
    year: '1998',
    title: '三间屋子，一台铅印机',
    intro: '六位教师在学校的旧库房里编出第一本习题集。',
    gap: 4,
  },
  { year: '2006', title: '第一套全学科教辅', intro: '从高中到小学，九门学科，二百四十种。', gap: 3 },
  {
    year: '2015',
    title: '题库上线，试卷按地区、学科与年份检索，编校流程也从那一年起全部留痕',
    intro: '十一月第一天，两万名教师登录。',
    gap: 1,
  },
  { year: '2026', title: '公益助学第十一年', intro: '书走到第一百所山区学校。', gap: 0 },
].map((entry, index) => ({ ...entry, image: landscape(24 + index * 70) }));

const meta = {
  title: '公司/Timeline',
  tags: ['试用'],
  component: Timeline,
  args: { entries, seal: '砚田' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平常' };

export const Single: Story = { name: '只有一项', args: { entries: entries.slice(3) } };

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };
