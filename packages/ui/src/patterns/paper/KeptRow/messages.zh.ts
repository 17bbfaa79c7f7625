export const keptRowMessages = {
  open: '打开',
  print: (title: string) => `打印：${title}`,
  remove: (title: string) => `从本机移走：${title}`,
  complete: '登录后可补存整份',
  part: (pages: number) => `前 ${String(pages)} 页`,
  withdrawn: '出版社已撤回',
} as const;
