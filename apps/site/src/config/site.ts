/** The publisher's name, shown in the header and behind a page's title. */
export const SITE_NAME = '砚田教育';
/** The characters of its seal. */
export const SITE_SEAL = '砚田';
export const SITE_TAGLINE = '中小学教辅与试卷';

/** Menu ids (Spec A 2), which are also the ids of the columns of articles and of the slideshows. */
export const COLUMN = {
  highSchoolBooks: 6,
  middleSchoolBooks: 7,
  primarySchoolBooks: 8,
  teacherHand: 15,
  home: 17,
  addedServices: 18,
  boutiqueTaobaoQuestions: 19,
  studentWorld: 20,
  parentSchool: 21,
  walkIntroTianLi: 23,
  research: 24,
  teachingActivities: 25,
  KnowledgeDrivenGoods: 26,
  onlineLearning: 27,
  thematicActivities: 28,
  worksDisplay: 29,
  talkPolicies: 30,
  joinUs: 38,
  checkTheProcess: 31,
  fractionBar: 32,
  findAUniversity: 33,
  parentChildGarden: 34,
  authorizedOnlineShop: 35,
  offlineAgent: 36,
  enterpriseNews: 39,
  projectAchievements: 40,
  personalInfor: 43,
  testAndVerify: 44,
  bookCorrection: 45,
  fundingPublicWelfareProjects: 46,
  replays: 48,
} as const;

/** Page sizes (Spec A 9, B 9). */
export const PAGE_SIZE = {
  books: 20,
  stageShelf: 6,
  papers: 8,
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
  joinUs: 10,
  enterpriseNews: 4,
  authorizedOnlineShop: 20,
  offlineAgent: 10,
  parentChildGarden: 4,
  checkTheProcess: 12,
  checkTheProcessList: 8,
  findAUniversity: 5,
  fractionBar: 10,
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
  parentSchoolUniversities: 4,
  parentSchoolArticles: 3,
  parentSchoolProducts: 4,
  /** All of them: the most that the server gives. */
  replays: 100,
} as const;

/** The company news on home (Spec A 9). Two places ask for it: with the same parameters they share one call. */
export const HOME_NEWS = { column_id: COLUMN.enterpriseNews, page: 1, psize: 3 } as const;
