import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { DeskFrame } from '../DeskFrame/DeskFrame.js';
import {
  days,
  deskBrand,
  DeskSearch,
  drawers,
  longName,
  operator,
  today,
  trays,
  WithKeys,
} from '../samples.js';
import { Overview, type OverviewProps } from './Overview.js';

const few = days.map((day, index) => ({ ...day, value: [0, 1, 0, 0, 2, 0, 14, 0, 0, 3][index % 10] ?? 0 }));

const series = [
  { label: '注册', days, meaning: '昨日此时 188' },
  { label: '下载', days: days.map((day) => ({ ...day, value: 36 * day.value })), meaning: '昨日此时 9,204' },
  {
    label: '正版查验',
    days: [...days.slice(5), ...days.slice(0, 5)].map((day, index) => ({
      ...day,
      day: days[index]?.day ?? '',
    })),
    meaning: '昨日此时 371',
  },
  { label: '搜索没有结果', days, meaning: '5,120 次中的 3.2%' },
  { label: '没送到的消息', days: few, warn: true, meaning: '短信 2 · 邮件 1' },
  { label: '出错', days: few, meaning: '11 月 15 日 22 次' },
];

const items = [
  { text: '八年级物理下册 答案', count: 412 },
  { text: '2027 一模 语文', count: 296 },
  { text: '高一数学上 听力', note: '许是找英语', count: 174 },
  { text: '选修三 人教A版', count: 121 },
  { text: '错题本 模板', count: 93 },
  { text: '政史地 会考 云南', count: 70 },
  { text: '限时集训 高二化学', note: '12 月出版', count: 61 },
];

function Desk(props: OverviewProps) {
  const [view, setView] = useState<'plot' | 'table'>('plot');
  const [wanted, setWanted] = useState<'missing' | 'read'>('missing');
  return (
    <WithKeys>
      <DeskFrame
        brand={deskBrand}
        operator={operator}
        date={today}
        connected
        search={<DeskSearch />}
        trays={props.trays}
        drawers={props.drawers}
      >
        <Overview
          {...props}
          day={props.day && { ...props.day, view, onView: setView }}
          wanted={props.wanted && { ...props.wanted, view: wanted, onView: setWanted }}
        />
      </DeskFrame>
    </WithKeys>
  );
}

const meta = {
  title: '案头/Overview',
  tags: ['试用'],
  component: Overview,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  globals: { viewport: { value: 'laptop' } },
  args: {
    trays,
    drawers,
    doneToday: 31,
    day: { series, until: '14:20', view: 'plot', onView: () => undefined, csvHref: '#/days.csv' },
    wanted: { items, view: 'missing', onView: () => undefined, csvHref: '#/wanted.csv' },
  },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const AsTable: Story = {
  name: '看表',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '表' }));
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      '正版查验',
    );
  },
};

export const OnlyOwnTrays: Story = {
  name: '只有自己的盘',
  args: { trays: trays.slice(1, 3), drawers: drawers.slice(3), day: undefined, wanted: undefined },
};

export const Empty: Story = {
  args: {
    trays: trays.map((tray) => ({ ...tray, count: 0, note: undefined })),
    doneToday: 0,
    day: {
      series: series.map(({ label }) => ({ label, days: [] })),
      until: '00:05',
      view: 'plot',
      onView: () => undefined,
      csvHref: '#/days.csv',
    },
    wanted: { items: [], view: 'missing', onView: () => undefined, csvHref: '#/wanted.csv' },
  },
};

export const Loading: Story = {
  args: {
    trays: trays.map((tray) => ({ ...tray, count: undefined, note: undefined })),
    doneToday: undefined,
    day: undefined,
    wanted: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/件在等/)).toBeNull();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { viewport: { value: 'laptop' }, theme: 'night' } };

function named(name: string): Partial<OverviewProps> {
  return {
    trays: trays.map((tray) => ({ ...tray, name, note: name })),
    drawers: drawers.map((drawer) => ({ ...drawer, name, note: name })),
    day: {
      series: series.map((one, index) => ({ ...one, label: `${name}${String(index)}`, meaning: name })),
      until: '14:20',
      view: 'plot',
      onView: () => undefined,
      csvHref: '#/days.csv',
    },
    wanted: {
      items: items.map(({ count }, index) => ({ text: `${name}${String(index)}`, note: name, count })),
      view: 'missing',
      onView: () => undefined,
      csvHref: '#/wanted.csv',
    },
  };
}

export const Long: Story = { name: '名都很长', args: named(longName) };

export const LongOnPhone: Story = {
  name: '名都很长，手机上',
  args: named(longName),
  globals: { viewport: { value: 'phone' } },
};

export const Short: Story = { name: '名都是两个字', args: named('来信') };
