import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Picture } from './Picture.js';

const plate =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#E6DED1"/><path d="M0 150 70 96l46 30 70-70 134 94v30H0Z" fill="#2F6B5B"/><circle cx="250" cy="46" r="18" fill="#B4362D"/></svg>',
  );

const meta = {
  title: '内容/Picture',
  tags: ['稳定'],
  component: Picture,
  args: { src: plate, alt: '远山与落日', width: 320, height: 180, style: { maxWidth: '24rem' } },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '远山与落日' })).toHaveAttribute('loading', 'lazy');
  },
};

/** A server that reads neither mark sends the one picture. */
export const Widths: Story = {
  name: '地址说有几种宽度',
  args: { src: `${plate}#?size=320x180&color=2f6b5b` },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.currentSrc).toMatch(/&w=(240|360)$/));
    // The colour was there for the time of loading only.
    await waitFor(() => expect(image.parentElement?.style.backgroundColor).toBe(''));
  },
};

export const Broken: Story = {
  args: {
    src: 'data:image/png;base64,AAAA',
    alt: '高考数学原创卷的封面',
    width: 300,
    height: 400,
    style: { maxWidth: '12rem' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片暂缺')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '高考数学原创卷的封面' })).toBeVisible();
  },
};

export const Focus: Story = {
  name: '裁切时露出焦点',
  args: { ratio: '1', focus: '100% 50%', style: { maxWidth: '8rem' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByRole('img')).objectPosition).toBe('100% 50%');
  },
};

export const Missing: Story = { args: { src: '', alt: '' } };
