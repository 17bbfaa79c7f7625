import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DownloadLedger, type LedgerDay } from './DownloadLedger.js';

const days: LedgerDay[] = [
  {
    date: '2026-11-22',
    numeral: '22',
    month: '11 月',
    word: '今天',
    rows: [
      {
        id: 1,
        title: '贵州省黔西南布依族苗族自治州2026—2027学年高二政治单元检测：探索世界与把握规律',
        href: '#/topicSubjectDetails?id=1',
        glyph: '政',
        stage: 'high',
        note: '12:56 下载',
      },
      { id: 2, title: '初二物理期中试卷', href: '#/x', glyph: '物', stage: 'middle', note: '12:48 下载' },
      { id: 3, title: '五年级语文：读书明智', glyph: '语', stage: 'primary', note: '09:32 下载' },
    ],
  },
  {
    date: '2026-11-18',
    numeral: '18',
    month: '11 月',
    word: '',
    rows: [{ id: 4, title: '四十五分钟限时集训 答案', glyph: '书', stage: 'neutral', note: '22:14 下载' }],
  },
];

function nothing(): void {
  return undefined;
}

const meta = {
  title: '个人中心/DownloadLedger',
  tags: ['稳定'],
  component: DownloadLedger,
  args: { days, transfers: {}, onDownload: nothing, onCancel: nothing, onRemove: fn() },
} satisfies Meta<typeof DownloadLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Transfers: Story = {
  name: '正在下载的',
  args: {
    transfers: {
      1: { state: 'running', percent: 62.4 },
      2: { state: 'running', percent: null },
      3: { state: 'failed', message: '没有下完，网络断开了' },
      4: { state: 'done' },
    },
  },
};

export const Loading: Story = { args: { days: [], loading: true, skeletonRows: 4 } };

/** A row has one button; 管理 turns it into the one that deletes. */
export const Phone: Story = {
  ...Transfers,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const name = '初二物理期中试卷';
    await expect(canvas.getByRole('button', { name: `取消：${name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '管理' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除：四十五分钟限时集训 答案' }));
    await expect(args.onRemove).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
  },
};
