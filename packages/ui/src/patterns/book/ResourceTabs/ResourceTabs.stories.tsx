import type { Meta, StoryObj } from '@storybook/react-vite';

import { ResourceTabs } from './ResourceTabs.js';

const meta = {
  title: '图书/ResourceTabs',
  tags: ['稳定'],
  component: ResourceTabs,
  args: {
    groups: [
      {
        id: 1,
        name: '参考答案',
        items: [
          { id: 11, name: '全书参考答案与解析', downloads: 3420 },
          { id: 12, name: '选择题速查答案', downloads: 1208 },
          { id: 13, name: '实验题评分细则', downloads: 866 },
          { id: 14, name: '勘误表（第二次印刷）', downloads: 95 },
          { id: 15, name: '期中、期末真题全解全析及名校联考压轴题专项突破讲义', downloads: 12 },
        ],
      },
      { id: 2, name: '听力音频', items: [{ id: 21, name: '听力原声（三十二套）', downloads: 540 }] },
      { id: 3, name: '教学课件', items: [] },
    ],
    transfers: {
      12: { state: 'running', percent: 46 },
      13: { state: 'running', percent: null },
      14: { state: 'done' },
      15: { state: 'failed', message: '网络中断，没有下载完。' },
    },
    onDownload: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ResourceTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = { name: '各种状态' };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { groups: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
