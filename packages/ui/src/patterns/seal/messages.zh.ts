export const sealMessages = {
  /** The capital numerals of documents, for up to ten steps. */
  numerals: ['壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖', '拾'],
  done: '（已完成）',
  current: '（进行中）',
  ahead: '（未开始）',
} as const;
