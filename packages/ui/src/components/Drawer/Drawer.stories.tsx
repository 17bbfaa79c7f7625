import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { Drawer, type DrawerProps } from './Drawer.js';

function DrawerWithOpener({ open: openAtFirst, ...props }: DrawerProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const sections = ['首页', '高中图书', '初中图书', '小学图书', '精品试题', '教师助手', '学生天地', '家长学堂'];

const meta = {
  title: '浮层/Drawer',
  tags: ['稳定'],
  component: Drawer,
  render: DrawerWithOpener,
  // In an iframe: on the page it would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    onClose: fn(),
    open: true,
    title: '栏目',
    side: 'left',
    children: (
      <ul>
        {sections.map((section) => (
          <li key={section} style={{ padding: '0.75rem 0' }}>
            {section}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { name: '左边' };

export const Right: Story = { name: '右边', args: { side: 'right' } };

export const BottomOnThePhone: Story = {
  name: '手机上从底部升起',
  args: {
    side: 'bottom',
    title: '官方店铺',
    children: (
      <ul>
        {['天猫旗舰店', '京东旗舰店', '拼多多旗舰店'].map((shop) => (
          <li key={shop} style={{ padding: '0.75rem 0' }}>
            {shop}
          </li>
        ))}
      </ul>
    ),
    footer: <Button variant="primary">知道了</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Closes: Story = {
  name: '关闭',
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: '栏目' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
