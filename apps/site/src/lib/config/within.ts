import { SECTIONS, type Section } from '@inkstone/api/rules';

import { paths, type PathName } from './paths.js';

/** The page of the menu that a page without an entry of its own belongs to, where the table of sections does not say so. */
const WITHIN: Partial<Record<PathName, PathName>> = {
  booksDetails: 'addedServices',
  listenBig: 'boutiqueTaobaoQuestions',
  topicSubjectDetails: 'boutiqueTaobaoQuestions',
  cooperatePlate: 'teacherHand',
  collaborativeMediaDetails: 'teacherHand',
  thisEventRegistrationTeacher: 'teachingActivities',
  bookDonation: 'fundingPublicWelfareProjects',
  studentWorldList: 'studentWorld',
  thisEventRegistrationStudent: 'thematicActivities',
  checkTheProcessList: 'checkTheProcess',
  onlineShopDetails: 'authorizedOnlineShop',
  applicationProcess: 'authorizedOnlineShop',
  queryProgressStep: 'authorizedOnlineShop',
  progressStep: 'authorizedOnlineShop',
};

const details = Object.entries<Section>(SECTIONS).map(([name, { detail, within = name }]) => [
  detail,
  within,
]);

const SECTION_OF: ReadonlyMap<PathName, PathName> = new Map(
  [...details, ...Object.entries(WITHIN)].flatMap(([name, section]) =>
    name === undefined ? [] : [[name as PathName, section as PathName]],
  ),
);

const patterns: ReadonlyMap<string, string> = new Map(
  [...SECTION_OF].map(([name, section]) => [paths[name].pattern, paths[section].pattern]),
);

/** The section that a page belongs to; `undefined` where it is a section, or belongs to none. */
export function sectionOfPage(name: PathName): PathName | undefined {
  return SECTION_OF.get(name);
}

/** The path of the section that a page belongs to; its own path where it is a section, or belongs to none. */
export function sectionPath(pathname: string): string {
  return patterns.get(pathname) ?? pathname;
}
