export const deskFrameMessages = {
  place: '案头',
  overview: '一览',
  trays: '文件盘',
  online: '已连上',
  lost: '断线了',
  keys: '全部按键',
} as const;
