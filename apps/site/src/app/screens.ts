import { paths, type PathName } from '../lib/config/paths.js';
import { preloadable, type Preloadable } from '../lib/preloadable.js';
import { fetchScreenFiles } from './screen-files.js';

/** The screens, each a chunk of its own. */
const SCREENS: Record<PathName, Preloadable<object>> = {
  home: preloadable(async () => (await import('../screens/home/Home/Home.js')).Home),
  highSchoolBooks: preloadable(
    async () => (await import('../screens/books/HighSchoolBooks/HighSchoolBooks.js')).HighSchoolBooks,
  ),
  middleSchoolBooks: preloadable(
    async () => (await import('../screens/books/MiddleSchoolBooks/MiddleSchoolBooks.js')).MiddleSchoolBooks,
  ),
  primarySchoolBooks: preloadable(
    async () =>
      (await import('../screens/books/PrimarySchoolBooks/PrimarySchoolBooks.js')).PrimarySchoolBooks,
  ),
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
  research: preloadable(async () => (await import('../screens/teachers/Research/Research.js')).Research),
  researchDetails: preloadable(
    async () => (await import('../screens/teachers/ResearchDetails/ResearchDetails.js')).ResearchDetails,
  ),
  cooperatePlate: preloadable(
    async () => (await import('../screens/teachers/CooperatePlate/CooperatePlate.js')).CooperatePlate,
  ),
  collaborativeMediaDetails: preloadable(
    async () =>
      (await import('../screens/teachers/CollaborativeMediaDetails/CollaborativeMediaDetails.js'))
        .CollaborativeMediaDetails,
  ),
  teachingActivities: preloadable(
    async () =>
      (await import('../screens/teachers/TeachingActivities/TeachingActivities.js')).TeachingActivities,
  ),
  activityDetails: preloadable(
    async () => (await import('../screens/teachers/ActivityDetails/ActivityDetails.js')).ActivityDetails,
  ),
  projectAchievements: preloadable(
    async () =>
      (await import('../screens/teachers/ProjectAchievements/ProjectAchievements.js')).ProjectAchievements,
  ),
  projectAchievementsDetails: preloadable(
    async () =>
      (await import('../screens/teachers/ProjectAchievementsDetails/ProjectAchievementsDetails.js'))
        .ProjectAchievementsDetails,
  ),
  fundingPublicWelfareProjects: preloadable(
    async () =>
      (await import('../screens/teachers/FundingPublicWelfareProjects/FundingPublicWelfareProjects.js'))
        .FundingPublicWelfareProjects,
  ),
  fundingDetails: preloadable(
    async () => (await import('../screens/teachers/FundingDetails/FundingDetails.js')).FundingDetails,
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
  KnowledgeDrivenGoods: preloadable(
    async () =>
      (await import('../screens/students/KnowledgeDrivenGoods/KnowledgeDrivenGoods.js')).KnowledgeDrivenGoods,
  ),
  KnowledgeDetails: preloadable(
    async () => (await import('../screens/students/KnowledgeDetails/KnowledgeDetails.js')).KnowledgeDetails,
  ),
  worksDisplay: preloadable(
    async () => (await import('../screens/students/WorksDisplay/WorksDisplay.js')).WorksDisplay,
  ),
  worksDisplayDetails: preloadable(
    async () =>
      (await import('../screens/students/WorksDisplayDetails/WorksDisplayDetails.js')).WorksDisplayDetails,
  ),
  thematicActivities: preloadable(
    async () =>
      (await import('../screens/students/ThematicActivities/ThematicActivities.js')).ThematicActivities,
  ),
  thematicDetails: preloadable(
    async () => (await import('../screens/students/ThematicDetails/ThematicDetails.js')).ThematicDetails,
  ),
  talkPolicies: preloadable(
    async () => (await import('../screens/parents/TalkPolicies/TalkPolicies.js')).TalkPolicies,
  ),
  talkPoliciesDetails: preloadable(
    async () =>
      (await import('../screens/parents/TalkPoliciesDetails/TalkPoliciesDetails.js')).TalkPoliciesDetails,
  ),
  walkIntroTianLi: preloadable(
    async () => (await import('../screens/company/WalkIntroTianLi/WalkIntroTianLi.js')).WalkIntroTianLi,
  ),
  joinUsDetails: preloadable(
    async () => (await import('../screens/company/JoinUsDetails/JoinUsDetails.js')).JoinUsDetails,
  ),
  enterpriseDetails: preloadable(
    async () => (await import('../screens/company/EnterpriseDetails/EnterpriseDetails.js')).EnterpriseDetails,
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
  parentChildGarden: preloadable(
    async () => (await import('../screens/parents/ParentChildGarden/ParentChildGarden.js')).ParentChildGarden,
  ),
  parentChildGardenDetails: preloadable(
    async () =>
      (await import('../screens/parents/ParentChildGardenDetails/ParentChildGardenDetails.js'))
        .ParentChildGardenDetails,
  ),
  checkTheProcess: preloadable(
    async () => (await import('../screens/parents/CheckTheProcess/CheckTheProcess.js')).CheckTheProcess,
  ),
  checkTheProcessList: preloadable(
    async () =>
      (await import('../screens/parents/CheckTheProcessList/CheckTheProcessList.js')).CheckTheProcessList,
  ),
  checkTheProcessDetails: preloadable(
    async () =>
      (await import('../screens/parents/CheckTheProcessDetails/CheckTheProcessDetails.js'))
        .CheckTheProcessDetails,
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
};

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
  return { name, patterns: [pattern, ...aliases], Screen: SCREENS[name] };
});

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
