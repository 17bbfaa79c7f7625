import { paths, type PathName } from './paths.js';

/** The page of the menu that a page without an entry of its own belongs to, where its name does not say so. */
const WITHIN: Partial<Record<PathName, PathName>> = {
  booksDetails: 'addedServices',
  listenBig: 'boutiqueTaobaoQuestions',
  topicSubjectDetails: 'boutiqueTaobaoQuestions',
  cooperatePlate: 'teacherHand',
  collaborativeMediaDetails: 'teacherHand',
  activityDetails: 'teachingActivities',
  thisEventRegistrationTeacher: 'teachingActivities',
  bookDonation: 'fundingPublicWelfareProjects',
  fundingDetails: 'fundingPublicWelfareProjects',
  studentWorldList: 'studentWorld',
  KnowledgeDetails: 'KnowledgeDrivenGoods',
  thematicDetails: 'thematicActivities',
  thisEventRegistrationStudent: 'thematicActivities',
  onlineDetails: 'onlineLearning',
  checkTheProcessList: 'checkTheProcess',
  onlineShopDetails: 'authorizedOnlineShop',
  applicationProcess: 'authorizedOnlineShop',
  queryProgressStep: 'authorizedOnlineShop',
  progressStep: 'authorizedOnlineShop',
  joinUsDetails: 'walkIntroTianLi',
  enterpriseDetails: 'walkIntroTianLi',
};

const patterns: ReadonlyMap<string, string> = new Map(
  Object.entries(WITHIN).map(([name, section]) => [paths[name as PathName].pattern, paths[section].pattern]),
);

/** The path of the section that a page belongs to; its own path where it is a section, or belongs to none. */
export function sectionPath(pathname: string): string {
  // The pages of the items of a list are named after it: researchDetails.
  return patterns.get(pathname) ?? pathname.replace(/Details$/, '');
}
