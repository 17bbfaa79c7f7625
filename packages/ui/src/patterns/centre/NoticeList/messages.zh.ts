export const noticeListMessages = {
  all: '全选',
  chosen: (count: number) => `已选 ${String(count)} 条`,
  read: '标为已读',
  remove: '删除',
  unread: '未读',
  choose: (title: string) => `选择：${title}`,
} as const;
