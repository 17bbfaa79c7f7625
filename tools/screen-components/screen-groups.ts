/** The groups of the screens in Storybook, by the folder below `apps/site/src/screens`. */
export const screenGroups: Partial<Record<string, string>> = {
  books: '图书',
  papers: '试卷',
  columns: '栏目',
  teachers: '教师',
  students: '学生',
  parents: '家长',
  shops: '网店与代理',
  company: '公司',
  centre: '个人中心',
  service: '服务',
  login: '登录',
};

/** The screens that several routes share. */
export const sharedScreens: Partial<Record<string, string>> = {
  StageBooks: '分学段的图书',
  ColumnList: '文章列表',
  ColumnArticle: '文章',
  ColumnActivity: '活动',
  KeptPapers: '本机试卷',
};

/** Screens without stories, with the shared ones whose stories show what they add. */
export const shownWith: Partial<Record<string, string>> = {
  projectAchievements: 'ColumnList',
  worksDisplay: 'ColumnList',
  fundingPublicWelfareProjects: 'ColumnList',
  fundingDetails: 'ColumnArticle',
  ColumnResult: 'ColumnArticle',
};

/** What the stories of a screen are called in Storybook: 页面/图书/图书检索. */
export function storyTitle(folder: string, title: string): string {
  return ['页面', screenGroups[folder], title].filter((part) => part !== undefined).join('/');
}
