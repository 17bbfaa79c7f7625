import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { AccountSheet, type ReaderAccount } from './AccountSheet.js';

const account: ReaderAccount = {
  id: 128,
  username: '陶文静',
  nickname: '小陶老师',
  avatar: '',
  place: '山东省 济南市',
  words: ['教师', '高中语文', '济南泉城示例中学', '2026-05-17 注册', '11-25 09:12 来过'],
  secrets: { phone: '136****0005', identity: '990101********1237', email: 't***@example.com' },
  books: 4,
  downloads: 31,
  letters: 2,
  stopped: undefined,
  devices: [
    { id: 'a1', name: '手机 · Android · 微信', used: '11-25 09:12' },
    { id: 'a2', name: '电脑 · Windows · Chrome', used: '11-24 20:40' },
  ],
  history: [
    { id: '1', when: '11-20 16:32', text: '周衡看了手机号', detail: '事由：本人来电' },
    { id: '0', when: '05-17 08:00', text: '注册' },
  ],
};

const meta = {
  title: '案头/AccountSheet',
  tags: ['试用'],
  component: AccountSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '陶文静',
    account,
    revealed: {},
    busy: false,
    position: { index: 3, count: 5, onPrevious: fn(), onNext: fn() },
    back: { label: '账号', href: '#/accounts' },
    onReveal: fn(),
    onChange: fn(),
    onExport: fn(),
    onEnd: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof AccountSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function page() {
  return within(document.body);
}

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看全号 手机' }));
    const dialog = within(await page().findByRole('dialog', { name: '看手机的全号' }));
    await userEvent.click(dialog.getByRole('button', { name: '看全号' }));
    await expect(dialog.getByRole('textbox', { name: '事由' })).toBeInvalid();
    await expect(args.onReveal).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '本人来电' }));
    await userEvent.click(dialog.getByRole('button', { name: '看全号' }));
    await expect(args.onReveal).toHaveBeenCalledWith('phone', '本人来电');
    await userEvent.click(canvas.getByRole('button', { name: '退出 手机 · Android · 微信' }));
    await expect(args.onEnd).toHaveBeenCalledWith('a1');
    await userEvent.click(canvas.getByRole('button', { name: '给本人的资料' }));
    const exporting = within(await page().findByRole('dialog', { name: '给本人的资料' }));
    await userEvent.click(exporting.getByRole('button', { name: '本人来信索取' }));
    await userEvent.click(exporting.getByRole('button', { name: '取出资料' }));
    await expect(args.onExport).toHaveBeenCalledWith('本人来信索取', true);
  },
};

export const Revealed: Story = {
  name: '看过身份证号',
  args: { revealed: { identity: '990101199003071237' } },
};

export const Stopping: Story = {
  name: '停用，先写事由',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用账号…' }));
    const dialog = within(await page().findByRole('dialog', { name: '停用这个账号' }));
    await expect(dialog.getByText(/2 台设备十秒之后退出/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    await expect(dialog.getByText('请写明事由')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '疑被他人登录' }));
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    await expect(args.onChange).toHaveBeenCalledWith('stop', '疑被他人登录', true);
  },
};

export const Unsent: Story = {
  name: '还能收回',
  args: { unsent: '已停用' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '停用账号…' })).toBeDisabled();
  },
};

export const Stopped: Story = {
  name: '已停用',
  args: { account: { ...account, devices: [], stopped: '疑被他人登录' } },
};

export const Bare: Story = {
  args: {
    title: '昵称 小陶老师',
    account: {
      ...account,
      ...{ username: '', place: '', words: ['教师'], history: [] },
      secrets: { phone: '', identity: '', email: 't***@example.com' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '释放身份证' })).toBeDisabled();
  },
};

export const LongNames: Story = {
  name: '名与值都长',
  args: {
    title: longName,
    account: { ...account, username: longName, nickname: longName, words: [longName] },
    revealed: { email: `${'long'.repeat(20)}@example.com` },
  },
};

export const Phone: Story = { ...Revealed, name: '手机上', globals: { viewport: { value: 'phone' } } };

export const Night: Story = { ...Revealed, name: '夜间', globals: { theme: 'night' } };
