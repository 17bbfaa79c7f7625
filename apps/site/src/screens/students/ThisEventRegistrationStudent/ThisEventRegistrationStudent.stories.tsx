import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleEnrolActivity } from '../../../kits/samples/activity-enrol.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { ThisEventRegistrationStudentView } from './ThisEventRegistrationStudent.view.js';

const meta = {
  title: '页面/学生/活动报名',
  id: '页面-thiseventregistrationstudent',
  component: ThisEventRegistrationStudentView,
  args: {
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '专题活动', href: paths.thematicActivities.href() },
      { label: '活动报名' },
    ],
    activity: ready({ ...sampleEnrolActivity, href: paths.thematicDetails.href({ id: 1 }) }),
    articleId: 1,
    onUpload: () => Promise.resolve('/files/work.pdf'),
    onSubmit: () => Promise.resolve(),
  },
} satisfies Meta<typeof ThisEventRegistrationStudentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ForStudentsOnly: Story = {
  name: '只限学生',
  args: { activity: ready({ ...sampleEnrolActivity, closed: '此活动仅对学生开放，感谢支持' }) },
};

export const Loading: Story = { args: { activity: LOADING } };

export const Missing: Story = { args: { activity: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { activity: FAILED } };
