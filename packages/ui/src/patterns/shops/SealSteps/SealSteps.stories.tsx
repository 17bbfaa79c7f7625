import type { Meta, StoryObj } from '@storybook/react-vite';

import { SealSteps } from './SealSteps.js';

const meta = {
  title: '店铺/SealSteps',
  tags: ['稳定'],
  component: SealSteps,
  args: {
    label: '申请进度',
    current: 1,
    steps: [
      { id: 'papers', title: '提交资质', note: '2026-11-19' },
      { id: 'review', title: '资质审核', note: '1—7 个工作日' },
      { id: 'deposit', title: '保证金' },
      { id: 'agreement', title: '签署协议' },
      { id: 'certificate', title: '授权证书' },
    ],
  },
} satisfies Meta<typeof SealSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { current: 0 } };
export const InReview: Story = { name: '审核中' };
export const Done: Story = { args: { current: 5 } };
export const FailedAndLocked: Story = {
  name: '被退回的一步，还不能办的一步',
  args: {
    current: 0,
    steps: [
      { id: 'papers', title: '提交资质', note: '已退回', state: 'failed' },
      { id: 'review', title: '资质审核' },
      { id: 'certificate', title: '授权证书', note: '保证金到账后', state: 'locked' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
