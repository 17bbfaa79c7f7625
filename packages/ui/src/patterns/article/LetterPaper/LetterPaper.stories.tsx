import type { Meta, StoryObj } from '@storybook/react-vite';

import { LetterPaper } from './LetterPaper.js';

const meta = {
  title: '文章/LetterPaper',
  tags: ['稳定'],
  component: LetterPaper,
  args: {
    children: (
      <>
        <h2>您报名的“命题工作坊”已确认</h2>
        <p>陶老师，您已成功报名十二月五日的活动。请携带一道您想修改的题目。</p>
      </>
    ),
  },
} satisfies Meta<typeof LetterPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
