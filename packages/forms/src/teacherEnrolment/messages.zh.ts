import { applicantMessages } from '../activities/messages.zh.js';

/** Spec B 4 and 5. */
export const teacherEnrolmentMessages = {
  ...applicantMessages,
  tel: { label: '手机号', missing: '请填写您的手机号' },
  email: { label: '邮箱', missing: '请填写您的邮箱' },
  subject: { label: '教授学科', missing: '请填写您的教授学科' },
  stage: { label: '教授学段', missing: '请选择您的教授学段' },
  stagesLoading: '学段载入中',
  kept: { short: '已暂存', long: '已暂存，刷新不会丢' },
  submit: '提交报名',
} as const;

/** The steps of the enrolment and the page after the form (Spec B 4). */
export const enrolmentStepsMessages = {
  label: '报名进度',
  form: '填写报名信息',
  attachment: '上传附件',
  enrolled: {
    title: '报名成功，还差一份附件',
    text: '请上传活动附件。现在不方便，就先离开，以后可以在“我的活动”里补交。',
  },
  /** The address has no id of the enrolment, so no attachment can be added here. */
  enrolledBefore: { title: '您已报名该活动', text: '附件可以在“我的活动”里补交。' },
  uploaded: { title: '附件已上传', text: '报名已经完成，可以在“我的活动”里查看。' },
  wanted: '一个文件就够',
  uploadNow: '立即上传',
  later: '稍后上传',
  valid: '报名已经生效',
  myActivities: '查看我的活动',
} as const;
