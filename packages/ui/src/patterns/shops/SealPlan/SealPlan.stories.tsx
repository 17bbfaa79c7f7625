import type { Meta, StoryObj } from '@storybook/react-vite';

import { SealPlan } from './SealPlan.js';

const meta = {
  title: '店铺/SealPlan',
  tags: ['稳定'],
  component: SealPlan,
  args: {
    label: '申请的五个步骤',
    steps: [
      {
        id: 'papers',
        title: '提交资质',
        who: { label: '您', self: true },
        time: '一次填完',
        text: '填写店铺、联系人与公司信息，上传证照照片。',
      },
      {
        id: 'review',
        title: '资质审核',
        who: { label: '我们', self: false },
        time: '1—7 个工作日',
        text: '提交后得到一个查询码，请收好。',
      },
      {
        id: 'certificate',
        title: '领取授权证书',
        who: { label: '我们', self: false },
        time: '审核之后',
        text: '店铺列入授权网店名录。',
      },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h1>申请网店授权</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SealPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
