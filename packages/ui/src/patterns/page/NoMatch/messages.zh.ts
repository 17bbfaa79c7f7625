export const noMatchMessages = {
  title: (noun: string) => `没有符合条件的${noun}`,
  several: '这些条件同时满足的，目前还没有。松开一个试试：',
  single: '换一个条件再试。',
  remove: (label: string) => `去掉${label}`,
  left: '，有',
  clear: '清空所有条件',
} as const;
