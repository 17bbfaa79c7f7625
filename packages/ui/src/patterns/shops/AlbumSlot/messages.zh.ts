export const albumSlotMessages = {
  photographOf: (label: string) => `${label}：照片`,
  optional: '选填',
  choose: '选照片',
  again: '重新拍摄',
  release: '松开，放进来',
  uploading: '上传中',
  progressOf: (name: string) => `正在上传：${name}`,
  done: '已上传',
  remove: '移除',
  removeOf: (name: string) => `移除：${name}`,
  cancel: '取消',
  cancelOf: (name: string) => `取消上传：${name}`,
} as const;
