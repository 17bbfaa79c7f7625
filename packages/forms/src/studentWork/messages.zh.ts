/** Spec B 4, 5 and 8. */
export const studentWorkMessages = {
  rejected: '作品审核未通过，请重新上传文件！',
  reason: (text: string) => `原因：${text}`,
  waiting: '作品正在等待审核，通过之前可以更换。',
  approved: '作品已审核通过，无需重新上传',
  submit: '重新提交',
} as const;
