import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { item, longName, onTheDesk, photographs } from '../samples.js';
import { WorkSheet } from './WorkSheet.js';

const meta = {
  title: '案头/WorkSheet',
  tags: ['试用'],
  component: WorkSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    ...item,
    author: '何小满',
    activity: '我与砚田的一天',
    when: '11-24 09:12',
    waiting: true,
    files: [{ name: '12 作品 1.png', url: photographs.publication }],
    assetsUrl: '/pdfjs/',
    facts: [
      { label: '学校', value: '歙县城关中学 八（3）班' },
      { label: '手机号', value: '13900000418' },
    ],
    reasons: [
      { id: 'topic', label: '不是本次活动的题目', text: '这件作品不是本次活动的题目，请换一件再传。' },
      { id: 'broken', label: '文件打不开', text: '文件打不开，请重新导出或拍摄一份再传。' },
    ],
    onDecide: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof WorkSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A clear work is one key, a returned one two. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'KeyR' });
    await expect(args.onDecide).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { code: 'Digit2' });
    await expect(canvas.getByText('文件打不开，请重新导出或拍摄一份再传。', { selector: 'p' })).toBeVisible();
    await fireEvent.keyDown(document.body, { code: 'KeyR' });
    await expect(args.onDecide).toHaveBeenLastCalledWith({
      act: 'reject',
      done: '已退回',
      note: '文件打不开，请重新导出或拍摄一份再传。',
    });
    await userEvent.click(canvas.getByRole('button', { name: '通过' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({ act: 'approve', done: '已通过' });
  },
};
export const OpenOnPhone: Story = { name: '手机上', globals: { viewport: { value: 'phone' } } };

export const HandedOn: Story = {
  name: '转给别人',
  args: { holder: '李敏' },
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'KeyT' });
    await expect(await canvas.findByRole('button', { name: '李敏' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '苏晴' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({ act: 'assign', to: '苏晴', done: '已转给苏晴' });
  },
};

export const OtherFile: Story = {
  name: '画不出的文件',
  args: { files: [{ name: '12 作品 1.zip', url: 'data:application/zip;base64,' }] },
};

export const Rejected: Story = {
  args: { waiting: false, history: [{ id: '0', when: '11-25 09:00', text: '李敏 改为未通过' }] },
};

export const LongNames: Story = {
  name: '长名',
  args: { author: longName, activity: longName, facts: [{ label: '学校', value: longName }] },
};
