import type { DeskDrawer, DeskSession, DeskTray } from '@inkstone/api/types';

export type Role = DeskSession['roles'][number];

export type TrayId = 'donations' | 'enrolments' | 'letters' | 'shops' | 'works';

export interface TrayFacts {
  /** In the address. */
  id: TrayId;
  name: string;
  role: Role;
  /** What waits, after the number. */
  unit: string;
  /** Days in which the publisher has promised an answer. */
  promisedDays: number;
  /** Its name in the operations. */
  tray: DeskTray['tray'];
}

/** One for each tray of the operations: a missing one does not compile. */
const facts: Readonly<Record<DeskTray['tray'], Omit<TrayFacts, 'tray'>>> = {
  shops: { id: 'shops', name: '网店申请', role: 'reviewer', unit: '件待审', promisedDays: 7 },
  feedback: { id: 'letters', name: '来信', role: 'editor', unit: '封待复', promisedDays: 2 },
  works: { id: 'works', name: '作品', role: 'reviewer', unit: '件待看', promisedDays: 7 },
  donations: { id: 'donations', name: '捐赠', role: 'reviewer', unit: '份待联系', promisedDays: 7 },
  enrolments: { id: 'enrolments', name: '报名', role: 'reviewer', unit: '人待确认', promisedDays: 7 },
};

/** The trays in the order of the desk. */
export const trays: readonly TrayFacts[] = (Object.keys(facts) as DeskTray['tray'][]).map((tray) => ({
  ...facts[tray],
  tray,
}));

export function trayOf(id: TrayId): TrayFacts {
  const found = trays.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no tray ${id}`);
  return found;
}

const DAY = 86_400;

/** Whether something waits longer than the publisher has promised. @param since in seconds, @param now in ms */
export function isLate(
  { promisedDays }: Pick<TrayFacts, 'promisedDays'>,
  since: number,
  now: number,
): boolean {
  return now / 1000 - since > promisedDays * DAY;
}

export interface DrawerFacts {
  id: string;
  name: string;
  role: Role;
  /** Its name in the operations, if it has a note. */
  drawer?: DeskDrawer['drawer'];
}

/** What is used, but in which nothing waits. */
export const drawers: readonly DrawerFacts[] = [
  { id: 'accounts', name: '账号', role: 'manager', drawer: 'accounts' },
  { id: 'notices', name: '通知', role: 'manager', drawer: 'notices' },
  { id: 'codes', name: '防伪码', role: 'manager', drawer: 'codes' },
  { id: 'content', name: '内容', role: 'editor', drawer: 'content' },
];

export const roleNames: Readonly<Record<Role, string>> = {
  reviewer: '审核',
  editor: '编辑',
  manager: '管理',
};
