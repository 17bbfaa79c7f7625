export const snippetLineMessages = {
  page: (page: number, file: number) =>
    file > 1 ? `第 ${String(file)} 份 第 ${String(page)} 页` : `第 ${String(page)} 页`,
  word: 'Word',
  behind: '下载后才看的页：',
} as const;
