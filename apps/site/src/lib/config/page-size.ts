/** Page sizes (Spec A 9, B 9); those of the sections of articles are in `COLUMNS`. */
export const PAGE_SIZE = {
  books: 20,
  stageShelf: 6,
  papers: 8,
  /** Papers that contain a search text, below each other. */
  foundPapers: 20,
  studentWorldList: 8,
  joinUs: 10,
  enterpriseNews: 4,
  authorizedOnlineShop: 20,
  offlineAgent: 10,
  checkTheProcess: 12,
  checkTheProcessList: 8,
  fractionBar: 10,
  myBook: 10,
  myDownloads: 10,
  myActivity: 4,
  myNotifications: 10,
  /** Of every recommended or hot list, however many of them are shown. */
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
