export const paperHeadMessages = {
  facts: '试卷资料',
  seeAll: (label: string) => `同${label}的试卷`,
  views: '次浏览',
  downloads: '次下载',
} as const;
