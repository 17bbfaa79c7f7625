import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PhraseText } from './PhraseText.js';

const meta = {
  title: '内容/PhraseText',
  tags: ['试用'],
  component: PhraseText,
  args: { text: '江苏省南京市2026—2027学年高三英语上学期期中考试试卷（2027 版）' },
  decorators: [(story) => <h3 style={{ width: '15rem' }}>{story()}</h3>],
} satisfies Meta<typeof PhraseText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '平常',
  play: async ({ canvas }) => {
    for (const phrase of ['2026—2027学年', '高三英语', '（2027 版）']) {
      await expect(canvas.getByText(phrase).getClientRects()).toHaveLength(1);
    }
    await expect(canvas.getByRole('heading')).toHaveAccessibleName(/2026—2027学年高三英语上学期/);
  },
};

export const Narrow: Story = {
  ...Ready,
  name: '很窄',
  decorators: [(story) => <div style={{ width: '8.5rem' }}>{story()}</div>],
};

export const Quoted: Story = {
  name: '引号里的词',
  args: { text: '“物理＋化学”两门都要选吗：读懂专业选科要求' },
  decorators: [(story) => <div style={{ width: '7rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    for (const phrase of ['“物理', '化学”']) {
      await expect(canvas.getByText(phrase).getClientRects()).toHaveLength(1);
    }
  },
};

export const NoPhrase: Story = { name: '没有可认的词', args: { text: '一条河怎样造出一座城' } };
