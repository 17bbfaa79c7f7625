import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { toSpine } from './model.js';
import { PersonalCenterView } from './PersonalCenter.view.js';

const books = ['全国卷原创冲刺卷 高三数学', '四十五分钟限时集训 高一数学', '课时精练 初二数学'].map(
  (book_title, index) =>
    toSpine({ id: index, book_id: index + 1, book_title, create_time: 0, is_verified: 1 }),
);

const meta = {
  title: '页面/个人中心/个人中心',
  id: '页面-personalcenter',
  component: PersonalCenterView,
  args: {
    centre: sampleCentre,
    title: '个人中心',
    named: false,
    books: ready({ items: books, count: 3 }),
    downloads: ready([
      { id: 1, title: '高二政治单元检测：探索世界与把握规律', href: '#/1', note: ['试卷', '今天 12:56'] },
      {
        id: 2,
        title: '全国卷原创冲刺卷 高三化学 · 答案与解析',
        href: '#/2',
        note: ['图书资源', '今天 12:54'],
      },
    ]),
    transfers: { 2: { state: 'running', percent: 40 } },
    onDownload: () => undefined,
    messages: ready([
      { id: 1, title: '十一月二十八日凌晨系统维护通知', href: '#/3', excerpt: '期间无法登录和下载' },
    ]),
    activities: ready([
      {
        id: 1,
        title: '命题工作坊 · 济南站',
        href: '#/4',
        date: '2026-12-05',
        numeral: '5',
        month: '12 月',
        note: ['还有 13 天截止', '全国初中数学教师'],
      },
    ]),
  },
} satisfies Meta<typeof PersonalCenterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { books: LOADING, downloads: LOADING, messages: LOADING, activities: LOADING },
};

export const Empty: Story = {
  args: {
    named: true,
    centre: { ...sampleCentre, unread: 0, counts: {} },
    books: ready({ items: [], count: 0 }),
    downloads: ready([]),
    messages: ready([]),
    activities: ready([]),
  },
};

export const Failed: Story = {
  args: { books: FAILED, downloads: FAILED, messages: FAILED, activities: FAILED },
};
