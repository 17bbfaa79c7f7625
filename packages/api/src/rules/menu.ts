import type { MenuItem } from '../types.js';

/** Menu ids and their pages under /layout/list/ (Spec A 2). */
const PAGES = {
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
} as const;

export type MenuPage = (typeof PAGES)[keyof typeof PAGES];

const pageOf: ReadonlyMap<number, MenuPage> = new Map(
  Object.entries(PAGES).map(([id, page]) => [Number(id), page]),
);

/** The page of a menu entry; `undefined` for an id without a route. */
export function menuPage(id: number): MenuPage | undefined {
  return pageOf.get(id);
}

const VISIBLE_TYPE = 1;

function visible<Entry extends { type: number; sort: number }>(entries: readonly Entry[]): Entry[] {
  // Not toSorted: Chromium has it since 110 only. The filtered list is a copy.
  return entries.filter(({ type }) => type === VISIBLE_TYPE).sort((a, b) => a.sort - b.sort);
}

/** The visible menu: only entries of type 1 (Spec A 3), sorted by `sort`, on both levels. */
export function visibleMenu(items: readonly MenuItem[]): MenuItem[] {
  return visible(items).map((item) => ({ ...item, children: visible(item.children) }));
}
