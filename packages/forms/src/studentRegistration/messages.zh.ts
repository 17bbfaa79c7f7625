import { applicantMessages } from '../activities/messages.zh.js';

/** Spec B 2.2 and 5. */
export const studentRegistrationMessages = {
  ...applicantMessages,
  title: '活动报名',
  tel: { label: '电话', missing: '请填写您的电话' },
  submit: '提交报名',
} as const;
