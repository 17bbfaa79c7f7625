import { paths, type PathName } from './paths.js';

/** Menu ids and the routes they open (Spec A 2). Other ids have no route. */
const DESTINATIONS: Readonly<Record<number, PathName>> = {
  6: 'highSchoolBooks',
  7: 'middleSchoolBooks',
  8: 'primarySchoolBooks',
  15: 'teacherHand',
  17: 'home',
  18: 'addedServices',
  19: 'boutiqueTaobaoQuestions',
  20: 'studentWorld',
  21: 'parentSchool',
  23: 'walkIntroTianLi',
  24: 'research',
  25: 'teachingActivities',
  26: 'KnowledgeDrivenGoods',
  27: 'onlineLearning',
  28: 'thematicActivities',
  29: 'worksDisplay',
  30: 'talkPolicies',
  31: 'checkTheProcess',
  32: 'fractionBar',
  33: 'findAUniversity',
  34: 'parentChildGarden',
  35: 'authorizedOnlineShop',
  36: 'offlineAgent',
  40: 'projectAchievements',
  43: 'personalInfor',
  44: 'testAndVerify',
  45: 'bookCorrection',
  46: 'fundingPublicWelfareProjects',
};

/** The link of a menu item; `undefined` for an id that opens nothing. A menu's link never has a query. */
export function menuHref(id: number): string | undefined {
  const name = DESTINATIONS[id];
  return name === undefined ? undefined : `#${paths[name].pattern}`;
}

/** The menu item that a path belongs to, so that the header can mark where the reader is. */
export function menuIdOf(pathname: string): number | undefined {
  const found = Object.entries(DESTINATIONS).find(([, name]) => paths[name].pattern === pathname);
  return found === undefined ? undefined : Number(found[0]);
}
