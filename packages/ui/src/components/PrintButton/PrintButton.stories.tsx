import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { PrintButton } from './PrintButton.js';

const meta = {
  title: '基础/PrintButton',
  tags: ['试用'],
  component: PrintButton,
  decorators: [(story) => <div style={{ padding: '0 2rem 3rem' }}>{story()}</div>],
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '平常',
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const OfReceipt: Story = { name: '打印页中的一份', args: { label: '打印回执' } };
