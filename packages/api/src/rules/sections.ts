/** A section of the site: an entry of the menu with its page, a column of articles, or both. */
export interface Section {
  /** The id of its menu entry, its column and its slides (Spec A 2, Spec B 7). */
  id: number;
  /** Its name in the menu. */
  title: string;
  /** A column of articles has a page for one article (Spec B 2). */
  detail?: string;
  /** A column without a page and a menu entry: the page that shows its articles. */
  within?: string;
  /** What its articles are called, where that is not the title. */
  articles?: string;
}

/** All sections, by the names of their pages under /layout/list/. */
export const SECTIONS = {
  highSchoolBooks: { id: 6, title: '高中图书' },
  middleSchoolBooks: { id: 7, title: '初中图书' },
  primarySchoolBooks: { id: 8, title: '小学图书' },
  teacherHand: { id: 15, title: '教师助手', articles: '合作媒体' },
  home: { id: 17, title: '首页' },
  addedServices: { id: 18, title: '图书检索' },
  boutiqueTaobaoQuestions: { id: 19, title: '精品淘题' },
  studentWorld: { id: 20, title: '学生天地' },
  parentSchool: { id: 21, title: '家长学堂' },
  walkIntroTianLi: { id: 23, title: '关于我们' },
  research: { id: 24, title: '教研项目', detail: 'researchDetails' },
  teachingActivities: { id: 25, title: '教学活动', detail: 'activityDetails' },
  KnowledgeDrivenGoods: { id: 26, title: '知识干货', detail: 'KnowledgeDetails' },
  onlineLearning: { id: 27, title: '在线学习', detail: 'onlineDetails' },
  thematicActivities: { id: 28, title: '专题活动', detail: 'thematicDetails' },
  worksDisplay: { id: 29, title: '作品展示', detail: 'worksDisplayDetails' },
  talkPolicies: { id: 30, title: '聊政策', detail: 'talkPoliciesDetails' },
  checkTheProcess: { id: 31, title: '看流程', detail: 'checkTheProcessDetails' },
  fractionBar: { id: 32, title: '查分数线' },
  findAUniversity: { id: 33, title: '找大学', detail: 'findAUniversityDetails' },
  parentChildGarden: { id: 34, title: '亲子园地', detail: 'parentChildGardenDetails' },
  authorizedOnlineShop: { id: 35, title: '授权网店' },
  offlineAgent: { id: 36, title: '线下代理' },
  joinUs: { id: 38, title: '诚聘英才', detail: 'joinUsDetails', within: 'walkIntroTianLi' },
  enterpriseNews: { id: 39, title: '企业动态', detail: 'enterpriseDetails', within: 'walkIntroTianLi' },
  projectAchievements: { id: 40, title: '项目成果', detail: 'projectAchievementsDetails' },
  personalInfor: { id: 43, title: '个人信息' },
  testAndVerify: { id: 44, title: '正版查验' },
  bookCorrection: { id: 45, title: '图书纠错' },
  fundingPublicWelfareProjects: { id: 46, title: '公益助学', detail: 'fundingDetails' },
  replays: { id: 48, title: '活动回放', within: 'specialSubject' },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;

/** The section of a menu id, with its name; `undefined` for an id without one. */
export function sectionOf(id: number): (Section & { name: SectionName }) | undefined {
  for (const [name, section] of Object.entries<Section>(SECTIONS)) {
    if (section.id === id) return { ...section, name: name as SectionName };
  }
  return undefined;
}
