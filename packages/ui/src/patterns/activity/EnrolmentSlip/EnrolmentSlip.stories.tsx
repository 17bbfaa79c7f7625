import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../../components/Button/index.js';
import { EnrolmentSlip } from './EnrolmentSlip.js';

const facts = [
  { label: '参加对象', value: '高中数学、初中物理教师，每校两人' },
  { label: '学段学科', value: '高中 高二 · 数学' },
  { label: '地区', value: '不限' },
];

const meta = {
  title: '活动/EnrolmentSlip',
  tags: ['稳定'],
  component: EnrolmentSlip,
  args: {
    title: '报名签',
    status: { label: '报名中', tone: 'ok' },
    countdown: { label: '距报名截止', value: 12, unit: '天' },
    period: { start: '2026-11-12', end: '2026-12-04', passed: 0.46 },
    facts,
    action: (
      <Button variant="primary" block>
        我要加入
      </Button>
    ),
    steps: ['填写报名信息', '上传附件，可稍后再传'],
    style: { maxWidth: '22rem' },
  },
} satisfies Meta<typeof EnrolmentSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Enrolled: Story = {
  args: {
    status: { label: '已报名，待上传附件', tone: 'warn' },
    action: <Button block>上传附件</Button>,
    stamp: '已报名',
  },
};

export const Over: Story = {
  args: {
    status: { label: '已结束', tone: 'quiet' },
    countdown: undefined,
    period: { start: '2026-09-01', end: '2026-10-20', passed: 1 },
    action: (
      <Button block disabled>
        活动已结束
      </Button>
    ),
    steps: [],
    stamp: '已结束',
  },
};

/** Next to the form: the lines are filled in during typing. */
export const BeingFilledIn: Story = {
  name: '正在填写',
  args: {
    facts: [
      { label: '姓名', value: '陶文昌' },
      { label: '单位', value: undefined, invalid: true },
      { label: '报名号', value: '提交后生成' },
    ],
    action: undefined,
    steps: undefined,
    activity: '“命题实验室”首批试做：旁听报名',
    seat: { label: '盖章处', note: '边填边抄到这张签上。\n交上去，就盖章。' },
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { style: {} },
};
