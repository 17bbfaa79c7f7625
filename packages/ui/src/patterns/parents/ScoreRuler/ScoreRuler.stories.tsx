import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScoreRuler } from './ScoreRuler.js';

const meta = {
  title: '家长/ScoreRuler',
  tags: ['稳定'],
  component: ScoreRuler,
  args: {
    end: 750,
    marks: [
      { name: '特殊类型招生控制线', score: 510 },
      { name: '本科批', score: 425 },
      { name: '专科批', score: 170 },
    ],
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof ScoreRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBatches: Story = { name: '三个批次' };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** A full score of 900, as in Hainan. */
export const LongRuler: Story = {
  name: '长的标尺',
  args: { end: 900, marks: [{ name: '本科批', score: 622 }] },
};
