import { lazy, type ComponentType } from 'react';

import { paths, type PathName } from '../config/paths.js';

type Load = () => Promise<{ default: ComponentType }>;

/** The screens that are built, each a chunk of its own. A route that is missing here shows 栏目建设中. */
const LOADERS: Partial<Record<PathName, Load>> = {
  home: async () => ({ default: (await import('../screens/home/Home/Home.js')).Home }),
  addedServices: async () => ({
    default: (await import('../screens/books/AddedServices/AddedServices.js')).AddedServices,
  }),
  booksDetails: async () => ({
    default: (await import('../screens/books/BooksDetails/BooksDetails.js')).BooksDetails,
  }),
  teacherHand: async () => ({
    default: (await import('../screens/teachers/TeacherHand/TeacherHand.js')).TeacherHand,
  }),
  research: async () => ({ default: (await import('../screens/teachers/Research/Research.js')).Research }),
  researchDetails: async () => ({
    default: (await import('../screens/teachers/ResearchDetails/ResearchDetails.js')).ResearchDetails,
  }),
  cooperatePlate: async () => ({
    default: (await import('../screens/teachers/CooperatePlate/CooperatePlate.js')).CooperatePlate,
  }),
  collaborativeMediaDetails: async () => ({
    default: (await import('../screens/teachers/CollaborativeMediaDetails/CollaborativeMediaDetails.js'))
      .CollaborativeMediaDetails,
  }),
  teachingActivities: async () => ({
    default: (await import('../screens/teachers/TeachingActivities/TeachingActivities.js'))
      .TeachingActivities,
  }),
  activityDetails: async () => ({
    default: (await import('../screens/teachers/ActivityDetails/ActivityDetails.js')).ActivityDetails,
  }),
  projectAchievements: async () => ({
    default: (await import('../screens/teachers/ProjectAchievements/ProjectAchievements.js'))
      .ProjectAchievements,
  }),
  projectAchievementsDetails: async () => ({
    default: (await import('../screens/teachers/ProjectAchievementsDetails/ProjectAchievementsDetails.js'))
      .ProjectAchievementsDetails,
  }),
  fundingPublicWelfareProjects: async () => ({
    default: (
      await import('../screens/teachers/FundingPublicWelfareProjects/FundingPublicWelfareProjects.js')
    ).FundingPublicWelfareProjects,
  }),
  fundingDetails: async () => ({
    default: (await import('../screens/teachers/FundingDetails/FundingDetails.js')).FundingDetails,
  }),
  thisEventRegistrationTeacher: async () => ({
    default: (
      await import('../screens/teachers/ThisEventRegistrationTeacher/ThisEventRegistrationTeacher.js')
    ).ThisEventRegistrationTeacher,
  }),
  thisEventRegistrationStudent: async () => ({
    default: (
      await import('../screens/students/ThisEventRegistrationStudent/ThisEventRegistrationStudent.js')
    ).ThisEventRegistrationStudent,
  }),
  bookDonation: async () => ({
    default: (await import('../screens/teachers/BookDonation/BookDonation.js')).BookDonation,
  }),
  onlineLearning: async () => ({
    default: (await import('../screens/students/OnlineLearning/OnlineLearning.js')).OnlineLearning,
  }),
  onlineDetails: async () => ({
    default: (await import('../screens/students/OnlineDetails/OnlineDetails.js')).OnlineDetails,
  }),
  studentWorld: async () => ({
    default: (await import('../screens/students/StudentWorld/StudentWorld.js')).StudentWorld,
  }),
  studentWorldList: async () => ({
    default: (await import('../screens/students/StudentWorldList/StudentWorldList.js')).StudentWorldList,
  }),
  KnowledgeDrivenGoods: async () => ({
    default: (await import('../screens/students/KnowledgeDrivenGoods/KnowledgeDrivenGoods.js'))
      .KnowledgeDrivenGoods,
  }),
  KnowledgeDetails: async () => ({
    default: (await import('../screens/students/KnowledgeDetails/KnowledgeDetails.js')).KnowledgeDetails,
  }),
  worksDisplay: async () => ({
    default: (await import('../screens/students/WorksDisplay/WorksDisplay.js')).WorksDisplay,
  }),
  worksDisplayDetails: async () => ({
    default: (await import('../screens/students/WorksDisplayDetails/WorksDisplayDetails.js'))
      .WorksDisplayDetails,
  }),
  thematicActivities: async () => ({
    default: (await import('../screens/students/ThematicActivities/ThematicActivities.js'))
      .ThematicActivities,
  }),
  thematicDetails: async () => ({
    default: (await import('../screens/students/ThematicDetails/ThematicDetails.js')).ThematicDetails,
  }),
  talkPolicies: async () => ({
    default: (await import('../screens/parents/TalkPolicies/TalkPolicies.js')).TalkPolicies,
  }),
  talkPoliciesDetails: async () => ({
    default: (await import('../screens/parents/TalkPoliciesDetails/TalkPoliciesDetails.js'))
      .TalkPoliciesDetails,
  }),
  nowLogin: async () => ({ default: (await import('../screens/login/NowLogin/NowLogin.js')).NowLogin }),
};

const loadNotFound: Load = async () => ({
  default: (await import('../screens/shell/NotFound/NotFound.js')).NotFound,
});

export const NotFoundScreen = lazy(loadNotFound);

export interface ScreenRoute {
  name: PathName;
  /** The route's pattern and its aliases. */
  patterns: readonly string[];
  /** `undefined` while the screen is still to be built. */
  Screen: ComponentType | undefined;
}

/** Every route of `paths`, built or not. */
export const screenRoutes: readonly ScreenRoute[] = (Object.keys(paths) as PathName[]).map((name) => {
  const { pattern, aliases } = paths[name];
  const load = LOADERS[name];
  return {
    name,
    patterns: [pattern, ...aliases],
    Screen: load === undefined ? undefined : lazy(load),
  };
});

/** Starts fetching the code of the screen at a path, with or without query. It is fetched once only. */
export function preloadScreen(path: string): void {
  const pathname = path.split('?')[0];
  const route = screenRoutes.find(({ patterns }) => patterns.some((pattern) => pattern === pathname));
  const load = pathname === '/' ? LOADERS.home : route && LOADERS[route.name];
  // The lazy component imports it again, and shows a failure then.
  load?.().catch(() => undefined);
}
