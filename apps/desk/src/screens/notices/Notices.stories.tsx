import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { NoticeSheet } from './NoticeSheet.js';

const notice = exampleOf('/api/desk/notice');
const draft = { ...notice, id: 7, status: 0 };
const answers: Answers = {
  '/api/desk/notices': exampleOf('/api/desk/notices'),
  '/api/desk/count_notice': exampleOf('/api/desk/count_notice'),
  '/api/desk/notice': draft,
  '/api/desk/save_notice': { id: 7 },
  '/api/desk/change_notice': {},
};

const meta = {
  title: '页面/案头/通知',
  component: NoticeSheet,
  parameters: { layout: 'fullscreen', address: '/notices/7', answers },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof NoticeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  name: '草稿',
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: '题目' });
    await userEvent.type(title, '（改）');
    await expect(canvas.getByRole('heading', { level: 2, name: /（改）$/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^马上发给 [\d,]+ 人/ })).toBeEnabled();
  },
};

export const Scheduled: Story = {
  name: '定时',
  parameters: {
    answers: { ...answers, '/api/desk/notice': { ...notice, id: 7, status: 1, time: 1_796_119_200 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^撤回成草稿/ })).toBeEnabled();
    await fireEvent.keyDown(document.body, { code: 'KeyZ' });
  },
};

export const Loading: Story = { parameters: { answers: { '/api/desk/notice': 'waiting' } } };
export const Failed: Story = { parameters: { answers: { '/api/desk/notice': 'failing' } } };
