export const albumPhotoMessages = {
  gone: '附件不在了',
  turn: '转一下',
  zoom: '放大',
} as const;
