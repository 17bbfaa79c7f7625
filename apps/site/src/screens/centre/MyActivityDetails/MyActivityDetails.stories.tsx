import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleJoined } from '../sample-activities.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { MyActivityDetailsView, type JoinedDetail } from './MyActivityDetails.view.js';

function nothing(): void {
  return undefined;
}

function sample(place: number, status?: -1 | 0 | 1): JoinedDetail {
  const activity = sampleJoined[place];
  if (activity === undefined) throw new RangeError(`no sample ${String(place)}`);
  const form = status !== undefined && {
    status,
    reason: '第二页的照片不清晰，看不出坐标轴上的刻度，请重拍。',
    applicationId: activity.id,
    defaultValues: { name: '林小满', school: '长沙市岳麓外国语学校' },
    onSubmit: () => Promise.resolve(),
  };
  return { ...activity, form: form || undefined };
}

const meta = {
  title: '页面/个人中心/我的活动详情',
  id: '页面-myactivitydetails',
  component: MyActivityDetailsView,
  args: {
    centre: sampleCentre,
    detail: ready(sample(0, -1)),
    transfers: {},
    onDownload: nothing,
    onUpload: nothing,
    dialog: { open: false, enrolmentId: 1, onClose: nothing, onSubmit: () => Promise.resolve() },
  },
} satisfies Meta<typeof MyActivityDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rejected: Story = {};
export const RejectedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Waiting: Story = { args: { detail: ready(sample(1, 0)) } };

export const WaitingAfterTheEnd: Story = {
  name: '等待审核，活动已结束',
  args: { detail: ready({ ...sample(1), over: true, open: false }) },
};

export const Approved: Story = { args: { detail: ready(sample(2, 1)) } };

export const TeacherWithoutFile: Story = { name: '教师，没有附件', args: { detail: ready(sample(3)) } };

export const Loading: Story = { args: { detail: LOADING } };

export const Missing: Story = { args: { detail: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { detail: FAILED } };
