import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';

import { BookHero, BookHeroSkeleton } from './BookHero.js';

const meta = {
  title: '图书/BookHero',
  tags: ['稳定'],
  component: BookHero,
  args: {
    book: {
      title: '高考物理真题卷（2027 版）',
      image: '',
      subject: '物理',
      stage: 'high',
      year: '2027',
      series: '高中 · 新高考',
      seal: '砚田',
      price: 48,
    },
    facts: [
      { label: '适用学科', value: '物理' },
      { label: '上市时间', value: '2026-09-01' },
      { label: '年级版本', value: '高三 · 新高考' },
      { label: '适用地区', value: '山东、浙江、江苏、湖北、湖南、广东、河北、辽宁、福建、重庆' },
    ],
    sampleHref: 'https://example.com/sample',
    tmallHref: 'https://example.com/tmall',
    jdHref: 'https://example.com/jd',
    offlineShops: ['济南', '青岛', '杭州', '南京'],
    favourite: { on: false, onToggle: () => undefined },
  },
} satisfies Meta<typeof BookHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = { name: '封面' };

export const FavouriteNoPriceOneShop: Story = {
  name: '已收藏、无定价、一家店铺',
  args: {
    book: { ...meta.args.book, price: 0 },
    sampleHref: undefined,
    jdHref: undefined,
    offlineShops: [],
    favourite: { on: true, onToggle: () => undefined },
  },
};

const FILM = { book: { ...meta.args.book, videoUrl: 'data:video/mp4;base64,' } };

/** The cover is shown first, so that a video with another aspect ratio moves nothing. */
export const Video: Story = {
  name: '视频',
  args: FILM,
  parameters: { spec: ['A2 booksDetails cover'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '看视频介绍' }));
    const dialog = within(canvas.getByRole('dialog', { name: /的视频介绍$/ }));
    await waitFor(() => expect(dialog.getByLabelText(/的视频介绍$/, { selector: 'video' })).toBeVisible());
  },
};

export const VideoOnPhone: Story = { args: FILM, globals: { viewport: { value: 'phone' } } };

export const WideCover: Story = { name: '横幅封面', args: { book: { ...meta.args.book, wide: true } } };

export const Compact: Story = {
  args: { compact: true, facts: meta.args.facts.filter(({ label }) => label !== '适用地区') },
};
export const CompactOnPhone: Story = {
  name: '紧凑，手机上',
  args: { ...Compact.args },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { render: () => <BookHeroSkeleton /> };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
