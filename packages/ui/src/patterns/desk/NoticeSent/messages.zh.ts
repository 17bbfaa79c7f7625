export const noticeSentMessages = {
  to: (to: string) => `发给 ${to}`,
  takeBack: '撤回成草稿',
  lost: '连不上服务器，现在不能撤。',
  willBeSent: (when: string) => `${when} 自动发出，到时再数一次人。`,
  notice: '信',
  state: { scheduled: '定时', sent: '已发' },
  willGet: '人会收到',
  read: '人读过',
  sentTo: (recipients: string, when: string) => `发给 ${recipients} 人，${when} 发出。`,
} as const;
