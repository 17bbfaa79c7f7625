import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu } from './Menu.js';

const rename = fn();

const meta = {
  title: '浮层/Menu',
  tags: ['试用'],
  component: Menu,
  args: {
    items: [
      { id: 'rename', label: '改名', icon: 'pencil', onSelect: rename },
      { id: 'print', label: '打印', icon: 'printer', onSelect: () => undefined, disabled: true },
      { id: 'share', label: '分享', icon: 'share', onSelect: () => undefined },
      { id: 'delete', label: '删除', icon: 'trash', onSelect: () => undefined, danger: true },
    ],
    children: (trigger) => (
      <Button {...trigger} endIcon={<Icon name="chevron-down" size={16} />}>
        更多操作
      </Button>
    ),
  },
  decorators: [(story) => <div style={{ minHeight: '15rem' }}>{story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起' };

export const Open: Story = {
  name: '展开',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menu', { name: '更多操作' })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: '改名' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: '键盘',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '改名' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
    rename.mockClear();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(rename).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const ClosedBeside: Story = {
  name: '点在别处即收起',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const DisabledItem: Story = {
  name: '不能选的一项',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('menuitem', { name: '打印' }));
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const AtTheEnd: Story = {
  name: '图标按钮，靠右',
  args: { align: 'end', children: (trigger) => <IconButton {...trigger} icon="menu" label="更多操作" /> },
  decorators: [(story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const Phone: Story = { ...AtTheEnd, name: '手机', globals: { viewport: { value: 'phone' } } };
