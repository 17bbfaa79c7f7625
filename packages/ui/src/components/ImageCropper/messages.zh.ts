export const imageCropperMessages = {
  box: '裁剪框',
  help: '拖动图片调整位置；键盘可用方向键，按住 Shift 微调',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  times: (zoom: number) => `${zoom.toFixed(1)} 倍`,
} as const;
