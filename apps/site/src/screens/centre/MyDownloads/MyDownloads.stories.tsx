import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { toDownloadItem } from './model.js';
import { MyDownloadsView } from './MyDownloads.view.js';

const TITLES = [
  '贵州省黔西南布依族苗族自治州2026—2027学年高二政治单元检测：探索世界与把握规律',
  '北京市2026—2027学年高三上学期期中考试历史试卷',
  '山东省青岛市2026—2027学年五年级语文专项训练：读书明智',
  '上海市2024—2025学年高二下学期期末考试生物试题',
  '重庆市2026—2027学年初二道德与法治单元检测：遵守社会规则',
];

const downloads = sampleList(
  TITLES.map((exam_title, index) =>
    toDownloadItem({
      id: index + 1,
      type: 1,
      content_id: index + 1,
      exam_title,
      create_time: Date.UTC(2026, 10, 22 - Math.floor(index / 2), 4, 56 - index) / 1000,
    }),
  ),
);

function nothing(): void {
  return undefined;
}

const meta = {
  title: '页面/个人中心/我的下载',
  id: '页面-mydownloads',
  component: MyDownloadsView,
  args: {
    centre: sampleCentre,
    title: '我的下载',
    tab: '1',
    labels: { 1: '试题资源', 2: '图书' },
    onTab: nothing,
    downloads,
    transfers: {},
    onDownload: nothing,
    onCancel: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof MyDownloadsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Downloading: Story = {
  args: {
    transfers: {
      1: { state: 'running', percent: 62 },
      3: { state: 'failed', message: '没有下完，网络断开了' },
      4: { state: 'done' },
    },
  },
};

export const ReadyOnPhone: Story = { ...Downloading, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { downloads: { ...downloads, results: LOADING } } };

export const Empty: Story = {
  args: { downloads: { ...downloads, results: ready({ items: [], count: 0 }) } },
  parameters: { spec: ['B2.6 myDownloads empty'] },
};

export const Failed: Story = { args: { downloads: { ...downloads, results: FAILED } } };
