export const lightboxMessages = {
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '还原',
  percent: (scale: number) => `${String(Math.round(scale * 100))}%`,
  keys: '加号、减号缩放，方向键移动，0 还原',
  seriesKeys: '加号、减号缩放，方向键移动，0 还原，左右方向键或上翻页、下翻页换图',
  previous: '上一张',
  next: '下一张',
  slide: '第 {{index}} 张，共 {{slidesLength}} 张',
  place: (index: number, count: number) => `${String(index)} / ${String(count)}`,
} as const;
