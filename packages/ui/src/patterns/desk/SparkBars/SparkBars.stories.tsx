import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { days, longName, onTheDesk } from '../samples.js';
import { SparkBars } from './SparkBars.js';

const meta = {
  title: '案头/SparkBars',
  tags: ['试用'],
  component: SparkBars,
  args: { label: '注册', days, meaning: '昨日此时 188', style: { maxWidth: '19rem' } },
  decorators: [onTheDesk()],
} satisfies Meta<typeof SparkBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(canvas.getByRole('figure')).toHaveTextContent('注册：今天 246，三十天里最多 326');
  },
};

export const Table: Story = {
  name: '表',
  args: { view: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('11 月 25 日246');
  },
};

export const Warn: Story = {
  name: '要看一眼',
  args: {
    label: '没送到的消息',
    warn: true,
    meaning: '短信 2 · 邮件 1',
    days: days.map((day, index) => ({ ...day, value: [0, 1, 0, 0, 2, 14, 0, 3][index % 8] ?? 0 })),
  },
};

export const Empty: Story = { args: { days: [], meaning: undefined } };

export const LongNames: Story = { name: '长名', args: { label: longName, meaning: longName } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
