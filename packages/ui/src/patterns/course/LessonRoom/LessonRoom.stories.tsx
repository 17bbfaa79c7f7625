import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CoursePlayer } from '../CoursePlayer/CoursePlayer.js';
import { landscape } from '../../samples.js';
import { LessonList, LessonRoom } from './LessonRoom.js';

const others = [
  { id: 2, title: '浮与沉：四种判断', duration: '18:51', note: '初二 物理' },
  { id: 3, title: '平行四边形，剪一刀', duration: '11:16', note: '五年级 数学' },
].map((lesson) => ({
  ...lesson,
  href: `#/layout/list/onlineDetails?id=${String(lesson.id)}`,
  image: landscape(lesson.id * 60),
}));

const meta = {
  title: '课程/LessonRoom',
  tags: ['稳定'],
  component: LessonRoom,
  args: {
    aside: <LessonList title="大家还看了" lessons={others} />,
    children: (
      <CoursePlayer title="让小灯泡亮起来" poster={landscape(210)} src={undefined} ledge="登录后开讲" />
    ),
  },
} satisfies Meta<typeof LessonRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Ring: Story = {
  name: '焦点框看得清',
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    if (!link) return;
    // The text of the room has more than 4.5:1 on its ground in each theme; the ring needs 3:1.
    await expect(getComputedStyle(link, '::after').outlineColor).toBe(getComputedStyle(link).color);
  },
};

export const Loading: Story = { args: { aside: <LessonList title="大家还看了" lessons={undefined} /> } };

export const Alone: Story = { name: '没有其他课', args: { aside: undefined } };

export const Phone: Story = {
  args: { aside: undefined },
  globals: { viewport: { value: 'phone' } },
};

/** On a phone it is the last on the page. */
export const ListOnPhone: Story = {
  name: '手机上的名单',
  render: () => <LessonList title="大家还看了" lessons={others} />,
  globals: { viewport: { value: 'phone' } },
};
