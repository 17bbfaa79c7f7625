import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: '浮层/Tooltip',
  tags: ['试用'],
  component: Tooltip,
  args: {
    text: '只保存在这台设备上',
    children: (description) => <Button {...description}>记住缩放</Button>,
  },
  decorators: [(story) => <div style={{ padding: '3.5rem 6rem' }}>{story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '平常',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('只保存在这台设备上');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Hovered: Story = {
  name: '指针停留',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Focused: Story = {
  name: '键盘到达，Esc 收起',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OfIcon: Story = {
  name: '图标按钮的名字',
  args: {
    text: '打印',
    side: 'below',
    children: () => <IconButton icon="printer" label="打印" title={undefined} />,
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '字多、靠右边',
  args: { text: '按教育部公布的普通高等学校名单排列，名单每年六月更新一次', align: 'end' },
  decorators: [(story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{story()}</div>],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
