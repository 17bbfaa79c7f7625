import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleNotices } from '../../../lib/samples/notices.js';
import { MyNotificationsView } from './MyNotifications.view.js';

const notices = sampleList(sampleNotices);
function nothing(): void {
  return undefined;
}

const meta = {
  title: '页面/个人中心/站内通知',
  id: '页面-mynotifications',
  component: MyNotificationsView,
  args: {
    centre: sampleCentre,
    title: '站内通知',
    notices,
    chosen: new Set([1]),
    onChoose: nothing,
    onChooseAll: nothing,
    onRead: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof MyNotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { notices: { ...notices, results: LOADING } } };

export const Empty: Story = {
  args: {
    centre: { ...sampleCentre, unread: 0 },
    notices: { ...notices, results: ready({ items: [], count: 0 }) },
  },
};

export const Failed: Story = { args: { notices: { ...notices, results: FAILED } } };
