import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PlaqueWall } from './PlaqueWall.js';

const NAMES = ['河海大学', '南京大学', '中国矿业大学', '南京农业大学', '苏州大学', '江南大学'];

const meta = {
  title: '家长/PlaqueWall',
  tags: ['稳定'],
  component: PlaqueWall,
  args: {
    title: '同在江苏',
    plaques: NAMES.map((name, index) => ({
      id: index,
      name,
      href: `#${String(index)}`,
      note: ['南京市', '综合'],
    })),
    moreHref: '#all',
    moreLabel: '全部 8 所',
    style: { maxWidth: '25rem' },
  },
} satisfies Meta<typeof PlaqueWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '南京农业大学' })).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
