import { SECTIONS, type SectionName, type StageBooksPage } from '@inkstone/api/rules';

import type { ColumnName } from '../lib/config/columns.js';
import { paths, type PathName } from '../lib/config/paths.js';
import { preloadable, type Preloadable } from '../lib/preloadable.js';
import type { Activity } from '../screens/columns/ColumnActivity/ColumnActivity.js';
import type { ArticleName } from '../screens/columns/ColumnArticle/ColumnArticle.js';
import type { ResultName } from '../screens/columns/ColumnResult/ColumnResult.js';
import { fetchScreenFiles } from './screen-files.js';

function stage(page: StageBooksPage) {
  return preloadable(async () =>
    (await import('../screens/books/StageBooks/StageBooks.js')).stageBooks(page),
  );
}

function activity(section: Activity) {
  return preloadable(async () =>
    (await import('../screens/columns/ColumnActivity/ColumnActivity.js')).columnActivity(section),
  );
}

function result(name: ResultName) {
  return preloadable(async () =>
    (await import('../screens/columns/ColumnResult/ColumnResult.js')).columnResult(name),
  );
}

function list(section: ColumnName) {
  return preloadable(async () =>
    (await import('../screens/columns/ColumnList/ColumnList.js')).columnList(section),
  );
}

function article(name: ArticleName) {
  return preloadable(async () =>
    (await import('../screens/columns/ColumnArticle/ColumnArticle.js')).columnArticle(name),
  );
}

/** The screens, each a chunk. A section without one is a list of articles, and the page of its articles is one too. */
const SCREENS = {
  home: preloadable(async () => (await import('../screens/home/Home/Home.js')).Home),
  highSchoolBooks: stage('highSchoolBooks'),
  middleSchoolBooks: stage('middleSchoolBooks'),
  primarySchoolBooks: stage('primarySchoolBooks'),
  specialSubject: preloadable(
    async () => (await import('../screens/books/SpecialSubject/SpecialSubject.js')).SpecialSubject,
  ),
  addedServices: preloadable(
    async () => (await import('../screens/books/AddedServices/AddedServices.js')).AddedServices,
  ),
  booksDetails: preloadable(
    async () => (await import('../screens/books/BooksDetails/BooksDetails.js')).BooksDetails,
  ),
  boutiqueTaobaoQuestions: preloadable(
    async () =>
      (await import('../screens/papers/BoutiqueTaobaoQuestions/BoutiqueTaobaoQuestions.js'))
        .BoutiqueTaobaoQuestions,
  ),
  listenBig: preloadable(async () => (await import('../screens/papers/ListenBig/ListenBig.js')).ListenBig),
  topicSubjectDetails: preloadable(
    async () =>
      (await import('../screens/papers/TopicSubjectDetails/TopicSubjectDetails.js')).TopicSubjectDetails,
  ),
  teacherHand: preloadable(
    async () => (await import('../screens/teachers/TeacherHand/TeacherHand.js')).TeacherHand,
  ),
  projectAchievements: preloadable(
    async () =>
      (await import('../screens/teachers/ProjectAchievements/ProjectAchievements.js')).ProjectAchievements,
  ),
  thisEventRegistrationTeacher: preloadable(
    async () =>
      (await import('../screens/teachers/ThisEventRegistrationTeacher/ThisEventRegistrationTeacher.js'))
        .ThisEventRegistrationTeacher,
  ),
  thisEventRegistrationStudent: preloadable(
    async () =>
      (await import('../screens/students/ThisEventRegistrationStudent/ThisEventRegistrationStudent.js'))
        .ThisEventRegistrationStudent,
  ),
  bookDonation: preloadable(
    async () => (await import('../screens/teachers/BookDonation/BookDonation.js')).BookDonation,
  ),
  onlineLearning: preloadable(
    async () => (await import('../screens/students/OnlineLearning/OnlineLearning.js')).OnlineLearning,
  ),
  onlineDetails: preloadable(
    async () => (await import('../screens/students/OnlineDetails/OnlineDetails.js')).OnlineDetails,
  ),
  studentWorld: preloadable(
    async () => (await import('../screens/students/StudentWorld/StudentWorld.js')).StudentWorld,
  ),
  studentWorldList: preloadable(
    async () => (await import('../screens/students/StudentWorldList/StudentWorldList.js')).StudentWorldList,
  ),
  projectAchievementsDetails: result('projectAchievementsDetails'),
  worksDisplayDetails: result('worksDisplayDetails'),
  fundingPublicWelfareProjects: preloadable(
    async () =>
      (await import('../screens/columns/FundingPublicWelfareProjects/FundingPublicWelfareProjects.js'))
        .FundingPublicWelfareProjects,
  ),
  fundingDetails: preloadable(
    async () => (await import('../screens/columns/FundingDetails/FundingDetails.js')).FundingDetails,
  ),
  activityDetails: activity('teachingActivities'),
  researchDetails: activity('research'),
  thematicDetails: activity('thematicActivities'),
  worksDisplay: preloadable(
    async () => (await import('../screens/students/WorksDisplay/WorksDisplay.js')).WorksDisplay,
  ),
  walkIntroTianLi: preloadable(
    async () => (await import('../screens/company/WalkIntroTianLi/WalkIntroTianLi.js')).WalkIntroTianLi,
  ),
  bookCorrection: preloadable(
    async () => (await import('../screens/service/BookCorrection/BookCorrection.js')).BookCorrection,
  ),
  testAndVerify: preloadable(
    async () => (await import('../screens/service/TestAndVerify/TestAndVerify.js')).TestAndVerify,
  ),
  authorizedOnlineShop: preloadable(
    async () =>
      (await import('../screens/shops/AuthorizedOnlineShop/AuthorizedOnlineShop.js')).AuthorizedOnlineShop,
  ),
  onlineShopDetails: preloadable(
    async () => (await import('../screens/shops/OnlineShopDetails/OnlineShopDetails.js')).OnlineShopDetails,
  ),
  offlineAgent: preloadable(
    async () => (await import('../screens/shops/OfflineAgent/OfflineAgent.js')).OfflineAgent,
  ),
  applicationProcess: preloadable(
    async () =>
      (await import('../screens/shops/ApplicationProcess/ApplicationProcess.js')).ApplicationProcess,
  ),
  queryProgressStep: preloadable(
    async () => (await import('../screens/shops/QueryProgressStep/QueryProgressStep.js')).QueryProgressStep,
  ),
  progressStep: preloadable(
    async () => (await import('../screens/shops/ProgressStep/ProgressStep.js')).ProgressStep,
  ),
  checkTheProcess: preloadable(
    async () => (await import('../screens/parents/CheckTheProcess/CheckTheProcess.js')).CheckTheProcess,
  ),
  checkTheProcessList: preloadable(
    async () =>
      (await import('../screens/parents/CheckTheProcessList/CheckTheProcessList.js')).CheckTheProcessList,
  ),
  findAUniversity: preloadable(
    async () => (await import('../screens/parents/FindAUniversity/FindAUniversity.js')).FindAUniversity,
  ),
  findAUniversityDetails: preloadable(
    async () =>
      (await import('../screens/parents/FindAUniversityDetails/FindAUniversityDetails.js'))
        .FindAUniversityDetails,
  ),
  fractionBar: preloadable(
    async () => (await import('../screens/parents/FractionBar/FractionBar.js')).FractionBar,
  ),
  parentSchool: preloadable(
    async () => (await import('../screens/parents/ParentSchool/ParentSchool.js')).ParentSchool,
  ),
  personalCenter: preloadable(
    async () => (await import('../screens/centre/PersonalCenter/PersonalCenter.js')).PersonalCenter,
  ),
  myDownloads: preloadable(
    async () => (await import('../screens/centre/MyDownloads/MyDownloads.js')).MyDownloads,
  ),
  personalInfor: preloadable(
    async () => (await import('../screens/centre/PersonalInfor/PersonalInfor.js')).PersonalInfor,
  ),
  myBook: preloadable(async () => (await import('../screens/centre/MyBook/MyBook.js')).MyBook),
  myCollection: preloadable(
    async () => (await import('../screens/centre/MyCollection/MyCollection.js')).MyCollection,
  ),
  myActivity: preloadable(
    async () => (await import('../screens/centre/MyActivity/MyActivity.js')).MyActivity,
  ),
  myActivityDetails: preloadable(
    async () => (await import('../screens/centre/MyActivityDetails/MyActivityDetails.js')).MyActivityDetails,
  ),
  myNotifications: preloadable(
    async () => (await import('../screens/centre/MyNotifications/MyNotifications.js')).MyNotifications,
  ),
  notificationsDetails: preloadable(
    async () =>
      (await import('../screens/centre/NotificationsDetails/NotificationsDetails.js')).NotificationsDetails,
  ),
  privacyAgreement: preloadable(
    async () => (await import('../screens/centre/PrivacyAgreement/PrivacyAgreement.js')).PrivacyAgreement,
  ),
  nowLogin: preloadable(async () => (await import('../screens/login/NowLogin/NowLogin.js')).NowLogin),
  retrievePasswordLogin: preloadable(
    async () =>
      (await import('../screens/login/RetrievePasswordLogin/RetrievePasswordLogin.js')).RetrievePasswordLogin,
  ),
  newPassword: preloadable(
    async () => (await import('../screens/login/NewPassword/NewPassword.js')).NewPassword,
  ),
  QRCodeLogin: preloadable(
    async () => (await import('../screens/login/QrCodeLogin/QrCodeLogin.js')).QrCodeLogin,
  ),
  loginRegister: preloadable(
    async () => (await import('../screens/login/LoginRegister/LoginRegister.js')).LoginRegister,
  ),
} satisfies Partial<Record<PathName, Preloadable<object>>>;

type OfColumns = Exclude<PathName, keyof typeof SCREENS>;

function isSection(name: OfColumns): name is OfColumns & SectionName {
  return name in SECTIONS;
}

function screenOf(name: PathName): Preloadable<object> {
  if (name in SCREENS) return SCREENS[name as keyof typeof SCREENS];
  const ofColumns = name as OfColumns;
  return isSection(ofColumns) ? list(ofColumns) : article(ofColumns);
}

export const NotFoundScreen = preloadable(
  async () => (await import('../screens/shell/NotFound/NotFound.js')).NotFound,
);

export interface ScreenRoute {
  name: PathName;
  /** The route's pattern and its aliases. */
  patterns: readonly string[];
  Screen: Preloadable<object>;
}

/** Every route of `paths`. */
export const screenRoutes: readonly ScreenRoute[] = (Object.keys(paths) as PathName[]).map((name) => {
  const { pattern, aliases } = paths[name];
  return { name, patterns: [pattern, ...aliases], Screen: screenOf(name) };
});

/** The name of the module of a screen, where that is not the name of the route. */
export function moduleOf(name: PathName): string {
  if (name.endsWith('SchoolBooks')) return 'StageBooks';
  if (/^(research|activity|thematic)Details$/.test(name)) return 'ColumnActivity';
  if (/^(projectAchievements|worksDisplay)Details$/.test(name)) return 'ColumnResult';
  if (name in SCREENS) return name;
  return name in SECTIONS ? 'ColumnList' : 'ColumnArticle';
}

/** The route of a path, with or without query. */
export function screenAt(path: string): ScreenRoute | undefined {
  const pathname = path.split('?')[0];
  return screenRoutes.find(({ patterns }) => patterns.some((pattern) => pattern === pathname));
}

/** Fetches the code of the screen at a path. It is fetched once only. */
export async function loadScreen(path: string): Promise<void> {
  await screenAt(path)?.Screen.preload();
}

/** Starts fetching the code of the screen at a path. */
export function preloadScreen(path: string): void {
  fetchScreenFiles(path);
  // The component itself fetches it again, and shows a failure then.
  loadScreen(path).catch(() => undefined);
}
