import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScoreChart } from './ScoreChart.js';

function over(name: string, ...scores: number[]) {
  return { name, points: scores.map((score, index) => ({ year: String(2024 + index), score })) };
}

const meta = {
  title: '家长/ScoreChart',
  tags: ['稳定'],
  component: ScoreChart,
  args: {
    series: [
      over('特殊类型招生控制线', 520, 520, 520),
      over('本科批', 440, 435, 425),
      over('专科批', 175, 175, 180),
    ],
    end: 750,
    mine: 468,
  },
} satisfies Meta<typeof ScoreChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeYears: Story = {
  name: '三年',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('本科批：2024 年 440 分，2025 年 435 分，2026 年 425 分；降了 15 分。'),
    ).toBeInTheDocument();
  },
};
export const OneBatch: Story = {
  name: '一个批次',
  args: { series: [over('本科批', 440, 435, 440)], mine: undefined },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
