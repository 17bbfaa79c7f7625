export const shareButtonMessages = {
  label: '分享',
  copy: '复制链接',
  code: '用手机扫码打开',
  sheet: '发到其他应用',
  copied: '链接已复制，可以粘贴给别人',
  failed: '链接没有复制成功，请从地址栏复制',
  codeTitle: '用手机扫码打开',
  codeOf: (title: string) => `《${title}》的二维码`,
  codeHint: '打开手机的相机或微信“扫一扫”，对准方框。',
  loading: '正在生成二维码',
} as const;
