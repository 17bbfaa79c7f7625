export const noticeSentMessages = {
  to: (to: string) => `发给 ${to}`,
  takeBack: '撤回成草稿',
  lost: '连不上服务器，现在不能撤。',
  willBeSent: (when: string) => `${when} 自动发出，到时再数一次人。`,
  notice: '信',
  progress: '进度',
  state: { scheduled: '定时', sending: '正在发', sent: '已发' },
  willGet: '人会收到',
  sent: '已发',
  sentOf: (sent: string, all: string) => `${sent} / ${all} 人。关掉这一页也接着发，每人只收到一封。`,
  read: '人读过',
  allSent: (sent: string, when: string) => `${sent} 人收到，${when} 发完。`,
} as const;
