import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { landscape } from '../../samples.js';
import { SpecialHero } from './SpecialHero.js';

const meta = {
  title: '版面/SpecialHero',
  tags: ['稳定'],
  component: SpecialHero,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '好题目是怎样长出来的',
    subtitle: '命题公开课',
    intro: '一道题从一个念头到印进书里，要经过选材、设问、试做、改稿、定稿五道关。',
    image: landscape(40),
    imageAlt: '好题目是怎样长出来的',
    onFirst: fn(),
    locked: true,
  },
} satisfies Meta<typeof SpecialHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从第一讲看起' }));
    await expect(args.onFirst).toHaveBeenCalledOnce();
  },
};

/** Only the text is shown if the picture cannot be loaded. */
export const WithoutPicture: Story = { name: '没有图片', args: { image: '', locked: false } };

export const Loading: Story = {
  args: { intro: undefined, image: '' },
  render: (args) => <SpecialHero {...args} onFirst={undefined} />,
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
