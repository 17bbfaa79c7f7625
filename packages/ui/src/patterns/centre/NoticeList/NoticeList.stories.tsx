import { useState } from 'react';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { NoticeList, type Notice, type NoticeListProps } from './NoticeList.js';

const notices: Notice[] = [
  {
    id: 4,
    title: '十一月二十八日凌晨系统维护通知',
    href: '#/notificationsDetails?id=4',
    excerpt: '为提升下载速度，本站将于2026年11月28日0:00至4:00进行维护。维护期间可以浏览，但无法登录和下载。',
    read: false,
    date: '2026-11-19',
  },
  {
    id: 3,
    title: '您报名的“命题工作坊”已确认，请带一道您想修改的题目，提前十分钟到场签到领取材料',
    href: '#/notificationsDetails?id=3',
    excerpt: '陶老师，您已成功报名。',
    read: false,
    date: '2026-11-12',
  },
  {
    id: 2,
    title: '您提交的纠错已采纳',
    href: '#/notificationsDetails?id=2',
    excerpt: '经核对属实，已列入勘误表。',
    read: true,
    date: '2026-10-26',
  },
];

function nothing(): void {
  return undefined;
}

function Choosing(props: NoticeListProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <NoticeList
      {...props}
      chosen={chosen}
      onChoose={(id, on) =>
        setChosen(new Set([...chosen].filter((other) => other !== id).concat(on ? id : [])))
      }
      onChooseAll={(on) => setChosen(new Set(on ? props.notices.map(({ id }) => id) : []))}
    />
  );
}

const meta = {
  title: '个人中心/NoticeList',
  tags: ['稳定'],
  component: NoticeList,
  render: (args) => <Choosing {...args} />,
  args: {
    notices,
    chosen: new Set([4]),
    onChoose: nothing,
    onChooseAll: nothing,
    onRead: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = {
  name: '选了几项',
  parameters: { spec: ['B4 notification dot', 'B4 notification tinted'] },
  play: async ({ canvas }) => {
    const ground = ({ title }: Notice) => {
      const row = canvas.getByText(title).closest('li');
      return row && getComputedStyle(row).backgroundColor;
    };
    const [first, second, read] = notices.map(ground);
    await expect(second).toBe(first);
    await expect(read).not.toBe(first);
    const dots = canvas.getAllByText('未读');
    await expect(dots).toHaveLength(2);
    for (const { parentElement } of dots) await expect(parentElement?.offsetWidth).toBeGreaterThan(5);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(canvas.getByText('已选 3 条')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByRole('button', { name: '删除' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择：您提交的纠错已采纳' }));
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
  },
};

export const NoneChosen: Story = { args: { chosen: new Set<number>() } };

export const Loading: Story = { args: { notices: [], loading: true, skeletonRows: 4 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
