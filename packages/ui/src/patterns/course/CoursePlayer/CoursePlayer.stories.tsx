import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { landscape } from '../../samples.js';
import { CoursePlayer } from './CoursePlayer.js';

const meta = {
  title: '课程/CoursePlayer',
  tags: ['稳定'],
  component: CoursePlayer,
  args: {
    title: '让小灯泡亮起来',
    poster: landscape(210),
    src: '/films/primary-science-bulb.mp4',
    captions: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:20.000\n电流要走一个圈')}`,
    onPlay: fn(),
    onRetry: fn(),
    style: { maxWidth: '50rem' },
  },
} satisfies Meta<typeof CoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('让小灯泡亮起来', { selector: 'video' });
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0));
    film.focus();
    await userEvent.keyboard('l');
    await expect(film.currentTime).toBe(10);
    await userEvent.keyboard('jm>c');
    await expect(film.currentTime).toBe(0);
    await expect(film.muted).toBe(true);
    await expect(canvas.getByRole('button', { name: '1.25 倍' })).toHaveAttribute('aria-pressed', 'true');
    await expect(film.textTracks[0]?.mode).toBe('hidden');
    await userEvent.keyboard('mc');
  },
};

export const Failed: Story = {
  args: { src: '/no-such-film.mp4' },
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

export const ReadyOnPhone: Story = {
  name: '手机：可以看',
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = {
  ...LoginNeeded,
  globals: { viewport: { value: 'phone' } },
};
