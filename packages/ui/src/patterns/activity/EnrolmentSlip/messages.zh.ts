export const enrolmentSlipMessages = {
  start: (date: string) => `${date} 开始`,
  end: (date: string) => `${date} 截止`,
  notFilledIn: '未填写',
} as const;
