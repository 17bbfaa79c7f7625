import { paths } from '../../lib/config/paths.js';
import type { ActivityModel } from '../activity/activity-model.js';

const slip: ActivityModel['slip'] = {
  title: '报名签',
  status: { label: '报名中', tone: 'ok' },
  countdown: { label: '距报名截止', value: 12, unit: '天' },
  period: { start: '2026-11-12', end: '2026-12-04', passed: 0.46 },
  facts: [
    { label: '参加对象', value: '高中数学、初中物理教师，每校两人' },
    { label: '地区', value: '不限' },
  ],
};

/** An activity that a visitor can join. */
export const sampleActivity: ActivityModel = {
  slip: { ...slip, steps: ['填写报名信息', '上传附件，可稍后再传'] },
  action: {
    kind: 'join',
    label: '我要加入',
    welcome: true,
    refusal: '此活动仅对教师开放，感谢支持',
    onJoin: () => undefined,
  },
};

/** The same for somebody who has enrolled and whose file is missing. */
export const sampleEnrolled: ActivityModel = {
  slip: { ...slip, status: { label: '已报名，待上传附件', tone: 'warn' }, stamp: '已报名' },
  action: { kind: 'link', label: '上传附件', href: paths.thisEventRegistrationTeacher.href({ id: 1 }) },
};

export const sampleOver: ActivityModel = {
  slip: {
    ...slip,
    status: { label: '已结束', tone: 'quiet' },
    countdown: undefined,
    period: { start: '2026-09-01', end: '2026-10-20', passed: 1 },
    stamp: '已结束',
  },
  action: { kind: 'over', label: '活动已结束' },
};
