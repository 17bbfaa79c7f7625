/** Read by screen readers after the title of a step. */
export const stepMessages = {
  done: '（已完成）',
  current: '（进行中）',
  ahead: '（未开始）',
  failed: '（未通过）',
  locked: '（暂不能办理）',
} as const;
