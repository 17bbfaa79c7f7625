import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GradePiles } from './GradePiles.js';

function grades(names: readonly string[], counts: readonly number[]) {
  return names.map((name, index) => ({ id: index, name, count: counts[index] ?? 0, href: '#' }));
}

const meta = {
  title: '试卷/GradePiles',
  tags: ['稳定'],
  component: GradePiles,
  args: {
    total: 649,
    stages: [
      { stage: 'high', name: '高中', count: 233, grades: grades(['高一', '高二', '高三'], [80, 72, 81]) },
      { stage: 'middle', name: '初中', count: 176, grades: grades(['初一', '初二', '初三'], [56, 64, 56]) },
      {
        stage: 'primary',
        name: '小学',
        count: 240,
        grades: grades(
          ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'],
          [40, 40, 40, 40, 40, 40],
        ),
      },
    ],
  },
} satisfies Meta<typeof GradePiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '高三，81 份' })).toBeVisible();
  },
};

export const Few: Story = {
  name: '很少',
  args: {
    total: 1,
    stages: [{ stage: 'high', name: '高中', count: 1, grades: grades(['高一', '高二', '高三'], [0, 0, 1]) }],
  },
};

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };
