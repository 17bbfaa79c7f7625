/** Types of content that can be a favourite (Spec A 4). */
export const contentTypes = { paper: 1, book: 2, article: 3, activity: 4, course: 5 } as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

/** The tabs of 我的收藏 (Spec B 2.6); 我的下载 uses the first two. */
export const contentTypeLabels = {
  [contentTypes.paper]: '试题资源',
  [contentTypes.book]: '图书',
  [contentTypes.article]: '文章',
  [contentTypes.activity]: '活动',
  [contentTypes.course]: '在线课程',
} as const;

export const contentTables = {
  [contentTypes.paper]: 'papers',
  [contentTypes.book]: 'books',
  [contentTypes.article]: 'articles',
  [contentTypes.activity]: 'activities',
  [contentTypes.course]: 'courses',
} as const;
