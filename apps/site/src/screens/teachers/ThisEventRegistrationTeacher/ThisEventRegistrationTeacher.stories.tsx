import { ToastProvider } from '@inkstone/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { sampleEnrolActivity, sampleEnrolledActivity } from '../../../kits/samples/activity-enrol.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { ThisEventRegistrationTeacherView } from './ThisEventRegistrationTeacher.view.js';

const meta = {
  title: '页面/教师/教师活动报名',
  id: '页面-thiseventregistrationteacher',
  component: ThisEventRegistrationTeacherView,
  args: {
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '教学活动', href: paths.teachingActivities.href() },
      { label: '活动报名' },
    ],
    activity: ready(sampleEnrolActivity),
    state: { step: 'form', articleId: 1, enrolmentId: null },
    stages: [
      { value: '9', label: '高中', stage: 'high' },
      { value: '10', label: '初中', stage: 'middle' },
      { value: '7', label: '小学', stage: 'primary' },
    ],
    stagesLoading: false,
    onStateChange: () => undefined,
    onEnrol: () => Promise.resolve(31),
    onAttach: () => Promise.resolve(),
    onLater: () => undefined,
    onMyActivities: () => undefined,
  },
} satisfies Meta<typeof ThisEventRegistrationTeacherView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SecondStep: Story = {
  args: {
    state: { step: 'attachment', articleId: 1, enrolmentId: 1207 },
    activity: ready(sampleEnrolledActivity),
  },
};

const enrolled = { articleId: 1, enrolmentId: 1207 };

export const Kept: Story = {
  name: '报名完成，签可以留存',
  args: { state: { step: 'done', ...enrolled }, activity: ready(sampleEnrolledActivity) },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '报名签' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '存成图片' })).toBeVisible();
  },
};
export const KeptOnPhone: Story = {
  ...Kept,
  name: '报名完成，手机',
  globals: { viewport: { value: 'phone' } },
};

export const ForTeachersOnly: Story = {
  name: '只限教师',
  args: { activity: ready({ ...sampleEnrolActivity, closed: '此活动仅对教师开放，感谢支持' }) },
};

export const Loading: Story = { args: { activity: LOADING } };

export const Missing: Story = { args: { activity: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { activity: FAILED } };
