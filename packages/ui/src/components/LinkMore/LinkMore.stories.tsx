import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkMore } from './LinkMore.js';

const meta = {
  title: '导航/LinkMore',
  tags: ['稳定'],
  component: LinkMore,
  args: { href: '#/layout/list/boutiqueTaobaoQuestions', children: '全部 642 份', describes: '试卷' },
} satisfies Meta<typeof LinkMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAHeading: Story = {
  name: '在标题之后',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^全部 642 份\s*试卷$/ })).toBeVisible();
  },
};
