import { applicantMessages } from '../activities/messages.zh.js';

/** Spec B 2.2 and 5. */
export const studentRegistrationMessages = {
  ...applicantMessages,
  title: '活动报名',
  tel: { label: '电话', missing: '请填写您的电话' },
  kept: { short: '已暂存', long: '文字已暂存，刷新不会丢' },
  submit: '提交报名',
} as const;
