import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StepBar } from './StepBar.js';

const enrolment = [
  { id: 'form', title: '填写报名信息' },
  { id: 'work', title: '上传作品' },
];

const application = [
  { id: 'papers', title: '提交资质', description: '填写店铺与公司信息，上传证件' },
  { id: 'review', title: '资质审核', description: '预计 1 至 7 个工作日' },
  { id: 'deposit', title: '汇缴保证金' },
  { id: 'agreement', title: '签订协议' },
  { id: 'certificate', title: '颁发授权证书' },
];

const meta = {
  title: '导航/StepBar',
  tags: ['稳定'],
  component: StepBar,
  args: { label: '申请进度', steps: application, current: 1 },
} satisfies Meta<typeof StepBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  name: '横排',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('提交资质（已完成）');
    await expect(second).toHaveTextContent('资质审核（进行中）');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('汇缴保证金（未开始）');
    await expect(first).not.toHaveAttribute('aria-current');
  },
};

export const TwoSteps: Story = { name: '两步', args: { label: '报名进度', steps: enrolment, current: 0 } };

export const AllDone: Story = {
  name: '全部完成',
  args: { current: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('颁发授权证书', { selector: 'p' })).toHaveTextContent('（已完成）');
  },
};

export const Vertical: Story = { name: '竖排', args: { orientation: 'vertical' } };

export const Plan: Story = {
  args: { label: '申请流程', current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveTextContent('未开始');
  },
};

const returned = application.map((step, index) =>
  index === 0
    ? { ...step, description: '营业执照不清楚，请重新上传', state: 'failed' as const }
    : { ...step, description: undefined, ...(index === 4 && { state: 'locked' as const }) },
);

export const FailedAndLocked: Story = {
  name: '没有通过的一步，还不能办的一步',
  args: { steps: returned, current: 0 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('提交资质（未通过）');
    await expect(items[0]).toHaveAttribute('aria-current', 'step');
    await expect(items[4]).toHaveTextContent('颁发授权证书（暂不能办理）');
  },
};

const phone = { globals: { viewport: { value: 'phone' } } };

export const OnThePhone: Story = { ...phone, name: '手机' };

export const FailedOnThePhone: Story = { ...FailedAndLocked, ...phone, name: '手机上没有通过' };

export const AllDoneOnThePhone: Story = { ...phone, name: '手机上全部完成', args: { current: 5 } };
