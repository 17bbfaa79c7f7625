export const albumSlotMessages = {
  choose: '选照片',
  replace: '换一张',
  sentBack: '退回',
  remove: '移除',
  cancel: '取消',
} as const;
