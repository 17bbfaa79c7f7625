import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { landscape } from '../../samples.js';
import { ReplayList, type Replay } from './ReplayList.js';

const replays: Replay[] = [
  ['选材', '第一讲', '社区菜园的一张公告', '语文命题人沈知微：好材料不是找来的，是走路时撞见的。'],
  ['设问', '第二讲', '一只纸杯剪开以后', '数学命题人陶文昌：同样的图形，先问什么，决定学生看见什么。'],
  ['第 3 场', '', '三分钟烧不开一壶水', ''],
].map(([mark = '', note = '', title = '', text = ''], index) => ({
  id: index + 1,
  mark,
  note,
  title,
  text,
  meta: ['沈知微', '高一', '语文'],
  day: '2026-09-12',
  image: index === 1 ? '' : landscape(150),
  duration: '19:00',
  plays: 8439,
  answers: index === 2 ? [] : [{ id: 9 + index, title: '学校里没有菜园，还能去哪里找', href: '#/answer' }],
}));

const meta = {
  title: '课程/ReplayList',
  tags: ['稳定'],
  component: ReplayList,
  globals: { viewport: { value: 'laptop' } },
  args: { replays, closing: '一道题，到这里才算写完', onPlay: fn() },
} satisfies Meta<typeof ReplayList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '一只纸杯剪开以后' }));
    await expect(args.onPlay).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { replays: [], loading: true } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
