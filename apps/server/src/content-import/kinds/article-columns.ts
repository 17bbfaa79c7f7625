/** Columns of articles: the folder in `articles`, its id (Spec A 2, Spec B 7), and the Chinese name of the folder. */
export const articleColumns = [
  { folder: 'cooperation', id: 15, name: '合作媒体' },
  { folder: 'research', id: 24, name: '教研项目' },
  { folder: 'teaching', id: 25, name: '教学活动' },
  { folder: 'knowledge', id: 26, name: '知识干货' },
  { folder: 'courses', id: 27, name: '在线学习' },
  { folder: 'thematic', id: 28, name: '专题活动' },
  { folder: 'works', id: 29, name: '作品展示' },
  { folder: 'policies', id: 30, name: '聊政策' },
  { folder: 'process', id: 31, name: '看流程' },
  { folder: 'universities', id: 33, name: '找大学' },
  { folder: 'garden', id: 34, name: '亲子园地' },
  { folder: 'jobs', id: 38, name: '诚聘英才' },
  { folder: 'news', id: 39, name: '企业动态' },
  { folder: 'achievements', id: 40, name: '项目成果' },
  { folder: 'funding', id: 46, name: '公益助学' },
  { folder: 'replays', id: 48, name: '活动回放' },
] as const;

/** The column of an article by its file: `articles/news/…`, or a table such as `universities.csv`. */
export function columnOf(file: string): number | undefined {
  const parts = file.split('/');
  const name = parts[0] === 'articles' ? parts[1] : parts[0]?.replace(/\.\w+$/, '');
  return articleColumns.find((column) => column.folder === name || column.name === name)?.id;
}
