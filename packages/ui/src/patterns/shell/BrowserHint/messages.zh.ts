export const browserHintMessages = {
  title: '请到浏览器里下载',
  reason: '微信不能把文件保存到手机。两步就好：',
  steps: ['点屏幕右上角的“···”', '选“在浏览器打开”，还是这一页，再点下载'],
  copy: '复制本页地址',
} as const;
