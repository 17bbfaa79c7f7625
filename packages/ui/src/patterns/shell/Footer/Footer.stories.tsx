import type { Meta, StoryObj } from '@storybook/react-vite';

import { Footer } from './Footer.js';

const meta = {
  title: '外框/Footer',
  tags: ['稳定'],
  component: Footer,
  args: {
    shortcuts: [
      { id: 'verify', label: '正版查验', note: '输入防伪码', href: '#/testAndVerify' },
      { id: 'feedback', label: '图书纠错', note: '纠错与建议', href: '#/bookCorrection' },
      { id: 'shops', label: '官方店铺', note: '天猫 · 京东 · 线下', onSelect: () => undefined },
      { id: 'account', label: '我的账户', note: '下载与收藏', href: '#/personalInfor' },
    ],
    copyright: '© 2026 砚田教育出版有限公司',
    icp: '示例ICP备00000000号',
    icpHref: 'https://beian.miit.gov.cn/',
    publicSecurityRecord: '示例公网安备 00000000000000 号',
    statement: '本站内容仅供教学研究使用',
    support: '技术支持：砚田信息中心',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const BeforeTheConfiguration: Story = {
  name: '配置载入之前',
  args: {
    copyright: undefined,
    icp: undefined,
    publicSecurityRecord: undefined,
    statement: undefined,
    support: undefined,
  },
};
