export const refusalFormMessages = {
  label: '不能通过，因为',
  verdict: '作品审核未通过，请重新上传文件！',
  seen: '作者在“我的活动”里这样看到，可以改写。',
  words: '给作者的话',
} as const;

export const workSheetMessages = {
  facts: (activity: string, when: string, holder: string) =>
    `投给“${activity}” · ${when} 交来${holder === '' ? '' : ` · 转给${holder}`}`,
  approve: '通过',
  approved: '已通过',
  reject: '退回作者',
  rejected: '已退回',
  reopen: '重新审核',
  reopened: '已改为待审核',
  keepReason: '按 A 就放下理由，改为通过。',
  chooseReason: '要退回，先选一个原因。',
  files: (author: string) => `${author}的作品`,
  refusal: '不能通过，因为',
} as const;
