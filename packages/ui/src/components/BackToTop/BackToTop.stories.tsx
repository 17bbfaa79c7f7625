import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { BackToTop } from './BackToTop.js';

const meta = {
  title: '导航/BackToTop',
  tags: ['试用'],
  component: BackToTop,
  args: { targetId: 'page' },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <main id="page" style={{ padding: '1rem' }}>
      <h2>很长的一页</h2>
      {Array.from({ length: 90 }, (_, row) => (
        <p key={row}>第 {row + 1} 行</p>
      ))}
      <BackToTop {...args} />
    </main>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {
  name: '页首（不显示）',
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const FarDown: Story = {
  name: '翻下去之后',
  args: { after: 0.5 },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByRole('button', { name: '回到顶部' })).toBeVisible();
  },
};

export const Pressed: Story = {
  name: '按下即回到页首',
  args: { after: 0.5 },
  play: async (context) => {
    await FarDown.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: '回到顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Phone: Story = { ...FarDown, name: '手机', globals: { viewport: { value: 'phone' } } };
