import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { NotificationsDetailsView } from './NotificationsDetails.view.js';

const meta = {
  title: '页面/个人中心/通知详情',
  id: '页面-notificationsdetails',
  component: NotificationsDetailsView,
  args: {
    centre: sampleCentre,
    detail: ready({
      title: '您报名的“命题工作坊”已确认',
      time: '2026-11-12 10:00',
      html: '<p>陶老师，您已成功报名十二月五日的“命题工作坊·济南站”。</p><ul><li>时间：9:00—16:30</li><li>地点：砚田书房泉城店二楼</li></ul>',
    }),
    onBack: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof NotificationsDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { detail: LOADING } };

export const Missing: Story = { args: { detail: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { detail: FAILED } };
