import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SkipLink } from './SkipLink.js';

const meta = {
  title: '导航/SkipLink',
  tags: ['稳定'],
  component: SkipLink,
  // In an iframe: on the page its id would not be unique.
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  args: { targetId: 'story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>
        <a href="#/layout/list/home">首页</a>
      </p>
      <main id="story-main">正文从这里开始。</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JumpsToTheContent: Story = {
  name: '跳到正文',
  play: async ({ canvas }) => {
    const { hash } = window.location;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe(hash);
  },
};
