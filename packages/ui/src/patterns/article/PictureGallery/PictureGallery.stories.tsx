import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { landscape } from '../../samples.js';
import { PictureGallery } from './PictureGallery.js';

const works = [
  '秋天的操场',
  '外婆家的屋檐',
  '我想象中的二〇五〇年的图书馆与读书的人们',
  '雨后',
  '渡口',
  '晒书的下午',
];

const meta = {
  title: '文章/PictureGallery',
  tags: ['试用'],
  component: PictureGallery,
  args: {
    pictures: works.map((title, index) => ({
      id: index,
      title,
      note: '五年级 沈砚秋',
      src: landscape(20 + index * 47),
      alt: `水墨画《${title}》`,
    })),
  },
} satisfies Meta<typeof PictureGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平常' };

export const Opened: Story = {
  name: '看大图',
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: '水墨画《外婆家的屋檐》' });
    await userEvent.click(second);
    await expect(await screen.findByRole('dialog', { name: '外婆家的屋檐' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('秋天的操场');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
  },
};

export const MissingPicture: Story = {
  name: '图片缺失、没有说明',
  args: { pictures: [{ id: 1, title: '渡口', src: '', alt: '水墨画《渡口》' }] },
};

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };
