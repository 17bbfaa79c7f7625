import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Callout } from '../../../components/Callout/index.js';
import { foundBehind, foundPapers } from '../found-samples.js';
import { FoundBand } from './FoundBand.js';

const meta = {
  title: '试卷/FoundBand',
  tags: ['试用'],
  component: FoundBand,
  args: {
    text: '匀变速直线运动',
    papers: foundPapers,
    count: 46,
    mostCount: 300,
    whole: false,
    loginHref: '#/login',
    more: { count: 20, onMore: fn() },
  },
} satisfies Meta<typeof FoundBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: '在试卷里' })).toBeVisible();
    await expect(canvas.getByText('没有登录时，只找每份试卷能看的几页。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再看 20 份' }));
    await expect(args.more?.onMore).toHaveBeenCalledOnce();
  },
};

export const Searching: Story = { name: '正在找', args: { papers: undefined, more: undefined } };

export const Nothing: Story = {
  name: '没有',
  args: {
    papers: [],
    count: 0,
    more: undefined,
    text: '物体沿粗糙斜面匀变速上滑',
    ways: [
      { text: '粗糙斜面', href: '#/?search=粗糙斜面' },
      { text: '匀变速上滑', href: '#/?search=匀变速上滑' },
      { text: '高一', drops: '年级', href: '#/?search=物体' },
    ],
  },
};

/** A visitor reads the same sentence below every band, whether there is something behind the cut or not. */
export const NothingToSee: Story = {
  name: '只在看不到的页里',
  args: { ...Nothing.args, ways: [] },
};

export const LoggedIn: Story = {
  name: '已登录',
  args: { papers: foundBehind, count: 1, whole: true, more: undefined },
};

export const TooMany: Story = { name: '太多', args: { count: 300 } };

export const NoLetters: Story = {
  name: '没有字可找',
  args: {
    papers: undefined,
    more: undefined,
    problem: <Callout kind="warning">标点和表情没有字可找，写一个字、一个词或一句话。</Callout>,
  },
};

export const Phone: Story = { ...Ready, name: '手机', globals: { viewport: { value: 'phone' } } };

export const NothingOnPhone: Story = {
  ...Nothing,
  name: '没有（手机）',
  globals: { viewport: { value: 'phone' } },
};
