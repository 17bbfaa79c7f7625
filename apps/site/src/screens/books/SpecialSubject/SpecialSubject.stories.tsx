import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { SpecialSubjectView } from './SpecialSubject.view.js';

const STEPS = ['选材', '设问', '试做', '改稿', '删与留', '定稿'];

const replays = STEPS.map((mark, index) => ({
  id: index + 1,
  mark,
  note: `第${'一二三四五六'.charAt(index)}讲`,
  title: index === 2 ? '三分钟烧不开一壶水' : '社区菜园的一张公告',
  text: '好材料不是找来的，是走路时撞见的。',
  meta: ['沈知微', '高一', '语文'],
  day: '2026-09-12',
  image: '',
  duration: '20:00',
  plays: 1761 * (index + 1),
  answers: [
    {
      id: 20 + index,
      title: '只有一个班，样本够不够',
      href: paths.KnowledgeDetails.href({ id: 20 + index }),
    },
  ],
}));

const film = {
  startAt: () => 0,
  onPlay: () => undefined,
  onTime: () => undefined,
  onRetry: () => undefined,
};

const meta = {
  title: '页面/图书/专题讲座',
  id: '页面-specialsubject',
  component: SpecialSubjectView,
  args: {
    title: '好题目是怎样长出来的',
    subtitle: '命题公开课',
    intro:
      '一道题从一个念头到印进书里，要经过选材、设问、试做、改稿、定稿五道关。我们请来六位命题人，每人讲一道自己最得意、也改得最苦的题。',
    image: '',
    unitsImage: '',
    unitsText: '这个专题从策划、试做到录制，由这些单位一起完成。',
    closing: '一道题，到这里才算写完',
    locked: true,
    replays: ready({ items: replays, count: 12 }),
    player: undefined,
    onPlay: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SpecialSubjectView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

export const Playing: Story = {
  name: '播放中',
  args: { locked: false, player: { id: 3, src: ready(undefined), film } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '三分钟烧不开一壶水' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: '下一讲：改稿' })).toBeVisible();
  },
};

export const Loading: Story = { args: { intro: undefined, replays: LOADING } };

export const Empty: Story = { args: { replays: ready({ items: [], count: 0 }) } };

export const Failed: Story = { args: { replays: FAILED } };
