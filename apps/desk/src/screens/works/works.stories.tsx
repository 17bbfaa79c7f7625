import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, photograph, trayAnswers } from '../../testing/samples.js';
import { Sheet } from './works.js';

const item = {
  ...exampleOf('/api/desk/item'),
  acts: [],
  fields: [
    { label: '活动', text: '我与砚田的一天' },
    { label: '姓名', text: '何小满' },
    { label: '学校', text: '歙县城关中学 八（3）班' },
    { label: '手机号', text: '13900000418' },
  ],
  files: [{ name: '12 作品 1.png', url: photograph }],
};

const meta = {
  title: '页面/案头/作品',
  id: '页面-desk-works',
  component: Sheet,
  parameters: { layout: 'fullscreen', address: `/works/${String(item.id)}`, answers: trayAnswers(item) },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '何小满' })).toBeVisible();
    await fireEvent.keyDown(document.body, { code: 'Digit3' });
    await expect(
      canvas.getByText('请把签了名的家长同意书和作品放进同一个文件再传。', { selector: 'p' }),
    ).toBeVisible();
  },
};
export const OpenOnPhone: Story = { name: '手机上', globals: { viewport: { value: 'phone' } } };

export const FileGone: Story = {
  name: '附件不在了',
  parameters: {
    answers: trayAnswers({ ...item, files: [{ name: '12 作品 1.png', url: '/files/gone.png' }] }),
  },
  beforeEach: () => {
    spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('附件不在了')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '存下' })).toBeNull();
    await fireEvent.keyDown(document.body, { code: 'Digit2' });
    await expect(canvas.getByRole('button', { name: /^退回/ })).toBeEnabled();
  },
};
