import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Lightbox } from './Lightbox.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 600" width="840" height="600"><rect width="840" height="600" fill="#fdfaf3"/><rect x="30" y="30" width="780" height="540" fill="none" stroke="#b9a988" stroke-width="6"/><text x="420" y="180" font-size="64" text-anchor="middle" fill="#7b1f19">授权证书</text></svg>',
)}`;

const meta = {
  title: '浮层/Lightbox',
  tags: ['稳定'],
  component: Lightbox,
  args: {
    open: true,
    pictures: [
      {
        title: '授权证书',
        src: picture,
        alt: '郑州书香阁图书专营店的授权证书，编号 YT-SQ-2025-3623',
      },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '整幅' };

export const WholeOnPhone: Story = {
  name: '手机',
  globals: { viewport: { value: 'phone' } },
};

/** The part that zooms and leafs has been loaded. */
async function zooming(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.swiper-initialized')).not.toBeNull());
}

const tall = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 2400" width="900" height="2400"><rect width="900" height="2400" fill="#fdfaf3"/><text x="450" y="2300" font-size="64" text-anchor="middle" fill="#7b1f19">落款</text></svg>',
)}`;

/** A picture that is higher than the window is shown completely. */
export const Tall: Story = {
  name: '竖幅',
  args: { pictures: [{ title: '长卷', src: tall, alt: '长卷' }] },
  play: async () => {
    const image = await screen.findByRole('img');
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(image.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The buttons, the keys, the wheel and a double click give the same view. */
export const Zoomed: Story = {
  name: '放大',
  play: async ({ args }) => {
    const scale = await screen.findByRole('status');
    await zooming();
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    await expect(scale).toHaveTextContent('150%');
    await userEvent.keyboard('+');
    await expect(scale).toHaveTextContent('225%');
    await userEvent.keyboard('0');
    await expect(scale).toHaveTextContent('100%');
    const image = screen.getByRole('img');
    await fireEvent.wheel(image, { deltaY: -300 });
    await expect(scale).not.toHaveTextContent('100%');
    const { left } = image.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeLessThan(left));
    await userEvent.dblClick(image);
    await waitFor(() => expect(scale).toHaveTextContent('100%'));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const prizes = ['一等奖', '二等奖', '三等奖'].map((title) => ({
  title,
  src: picture,
  alt: `${title}的奖状`,
}));

/** The keys, the buttons and the small pictures show the others; leaving a zoomed picture resets its zoom. */
export const Series: Story = {
  name: '几张中的一张',
  args: { pictures: prizes },
  render: function SeriesStory(args) {
    const [index, setIndex] = useState(0);
    return <Lightbox {...args} index={index} onIndex={setIndex} />;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '一等奖' });
    await zooming();
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    await expect(dialog).toHaveAccessibleName('二等奖');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('100%'));
    await expect(await screen.findByRole('img', { name: '二等奖的奖状' })).toBeVisible();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(dialog).toHaveAccessibleName('三等奖');
    await expect(screen.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('二等奖'));
    await userEvent.click(screen.getByRole('button', { name: '一等奖' }));
    await expect(dialog).toHaveAccessibleName('一等奖');
  },
};

export const SeriesOnPhone: Story = {
  ...Series,
  name: '几张中的一张，手机',
  globals: { viewport: { value: 'phone' } },
};
