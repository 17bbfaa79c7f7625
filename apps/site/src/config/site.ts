/** The publisher's name, shown in the header and behind a page's title. */
export const SITE_NAME = '砚田教育';
export const SITE_TAGLINE = '中小学教辅与试卷';

/** Menu ids (Spec A 2), which are also the ids of the columns of articles and of the slideshows. */
export const COLUMN = {
  teacherHand: 15,
  home: 17,
  addedServices: 18,
  studentWorld: 20,
  research: 24,
  teachingActivities: 25,
  KnowledgeDrivenGoods: 26,
  onlineLearning: 27,
  thematicActivities: 28,
  worksDisplay: 29,
  talkPolicies: 30,
  enterpriseNews: 39,
  projectAchievements: 40,
  fundingPublicWelfareProjects: 46,
} as const;

/** Page sizes (Spec A 9, B 9). */
export const PAGE_SIZE = {
  books: 20,
  research: 4,
  teachingActivities: 4,
  projectAchievements: 8,
  fundingPublicWelfareProjects: 8,
  studentWorldList: 8,
  KnowledgeDrivenGoods: 8,
  worksDisplay: 8,
  thematicActivities: 4,
  onlineLearning: 9,
  talkPolicies: 4,
  myBook: 10,
  myDownloads: 10,
  myActivity: 4,
  myNotifications: 10,
  recommendations: 10,
  sideList: 4,
  teacherHandResearch: 3,
  teacherHandResults: 5,
  studentWorldLists: 5,
  studentWorldCarousels: 6,
} as const;

/** The company news on home (Spec A 9). Two places ask for it: with the same parameters they share one call. */
export const HOME_NEWS = { column_id: COLUMN.enterpriseNews, page: 1, psize: 3 } as const;
