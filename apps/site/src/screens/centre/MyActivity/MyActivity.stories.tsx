import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleJoined } from '../sample-activities.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { MyActivityView } from './MyActivity.view.js';

const activities = sampleList(sampleJoined);
function nothing(): void {
  return undefined;
}

const meta = {
  title: '页面/个人中心/我的活动',
  id: '页面-myactivity',
  component: MyActivityView,
  args: {
    centre: sampleCentre,
    title: '我的活动',
    activities,
    sourceHref: paths.thematicActivities.href(),
    transfers: { 2: { state: 'running', percent: 20 } },
    onDownload: nothing,
    onUpload: nothing,
    dialog: { open: false, enrolmentId: 4, onClose: nothing, onSubmit: () => Promise.resolve() },
  },
} satisfies Meta<typeof MyActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Uploading: Story = { args: { dialog: { ...meta.args.dialog, open: true } } };

export const Loading: Story = { args: { activities: { ...activities, results: LOADING } } };

export const Empty: Story = {
  args: { activities: { ...activities, results: ready({ items: [], count: 0 }) } },
};

export const Failed: Story = { args: { activities: { ...activities, results: FAILED } } };
