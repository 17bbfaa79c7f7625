import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../../components/Button/index.js';
import { landscape } from '../samples.js';
import { CoursePlayer } from './CoursePlayer.js';

const meta = {
  title: '组合/CoursePlayer',
  tags: ['稳定'],
  component: CoursePlayer,
  args: {
    title: '让小灯泡亮起来',
    poster: landscape(210),
    src: '/no-such-film.mp4',
    onPlay: fn(),
    onRetry: fn(),
    style: { maxWidth: '50rem' },
  },
} satisfies Meta<typeof CoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新加载' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoginNeeded: Story = {
  args: {
    src: undefined,
    ledge: (
      <>
        <strong style={{ flex: 1 }}>登录后开讲</strong>
        <Button variant="primary" href="#/login/nowLogin">
          登录
        </Button>
      </>
    ),
  },
};

export const Phone: Story = {
  ...LoginNeeded,
  globals: { viewport: { value: 'phone' } },
};
