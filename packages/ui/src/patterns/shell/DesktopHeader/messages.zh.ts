export const desktopHeaderMessages = {
  menu: '打开全部栏目',
  sections: '主要栏目',
  expand: (section: string) => `${section}的栏目`,
  enter: (section: string) => `进入${section}`,
} as const;
