import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { landscape } from '../../samples.js';
import { HonourWall } from './HonourWall.js';

const honours = [
  { title: '全国教辅图书质量评比一等奖', year: '2026' },
  { title: '省级文明单位', year: '2024' },
  { title: '长三角出版物装帧设计展金奖，及最受读者喜爱的教辅丛书', year: '2019' },
  { title: '公益助学先进集体', year: '' },
].map((honour, index) => ({ ...honour, image: landscape(30 + index * 60) }));

const meta = {
  title: '公司/HonourWall',
  tags: ['试用'],
  component: HonourWall,
  args: { honours },
} satisfies Meta<typeof HonourWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平常' };

export const Opened: Story = {
  name: '看奖牌',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /省级文明单位/ }));
    await expect(await screen.findByRole('img', { name: '奖牌：省级文明单位' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '上一张' }));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('全国教辅图书质量评比一等奖');
  },
};

export const Single: Story = {
  name: '只有一项（大图没有前后）',
  args: { honours: honours.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  },
};

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };
