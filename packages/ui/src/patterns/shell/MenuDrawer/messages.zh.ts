export const menuDrawerMessages = {
  title: '全部栏目',
  label: '全部栏目',
  expand: (section: string) => `展开${section}`,
  collapse: (section: string) => `收起${section}`,
  logout: '退出登录',
} as const;
