import type { APIRequestContext } from '@playwright/test';

import { menuPage } from '@inkstone/api/rules';
import type { MenuItem } from '@inkstone/api/types';

import type { PathName } from '../../apps/site/src/lib/config/paths.js';
import { DEMO_TEACHER } from './accounts.js';
import { login, post } from './backend.js';

/** What a route needs in its query, and the title that it gives its page. */
interface Content {
  query: Record<string, string | number>;
  /** Undefined where the page has the route's title. */
  title?: string;
}

type Find = (request: APIRequestContext) => Promise<Content>;

interface Item {
  id: number;
  title: string;
}

async function firstOf<T>(
  request: APIRequestContext,
  path: string,
  body: object,
  token?: string,
): Promise<T> {
  const page = { page: 1, psize: 1, ...body };
  const { list } = await post<{ list: T[] }>(request, path, page, token === undefined ? {} : { token });
  const [first] = list;
  if (first === undefined) throw new Error(`${path} has no item for ${JSON.stringify(body)}`);
  return first;
}

/** The first item of a list whose page bears its title. */
function item(path: string, body: object = {}): Find {
  return async (request) => {
    const { id, title } = await firstOf<Item>(request, path, body);
    return { query: { id }, title };
  };
}

function article(column_id: number): Find {
  return item('/api/article/index', { column_id });
}

/** The first article of a column, for a page that has the route's title. */
function formFor(column_id: number): Find {
  return async (request) => {
    const { query } = await article(column_id)(request);
    return { query };
  };
}

/** A real item of every route that needs an id or a step in its query. */
export const contentOf: Partial<Record<PathName, Find>> = {
  booksDetails: item('/api/book/index'),
  topicSubjectDetails: item('/api/exam/list'),
  researchDetails: article(24),
  cooperatePlate: article(15),
  collaborativeMediaDetails: article(15),
  activityDetails: article(25),
  projectAchievementsDetails: article(40),
  thisEventRegistrationTeacher: formFor(25),
  fundingDetails: article(46),
  KnowledgeDetails: article(26),
  worksDisplayDetails: article(29),
  thematicDetails: article(28),
  thisEventRegistrationStudent: formFor(28),
  onlineDetails: article(27),
  parentChildGardenDetails: article(34),
  talkPoliciesDetails: article(30),
  checkTheProcessDetails: article(31),
  findAUniversityDetails: article(33),
  joinUsDetails: article(38),
  enterpriseDetails: article(39),
  onlineShopDetails: async (request) => {
    const { id, shop_name: title } = await firstOf<{ id: number; shop_name: string }>(
      request,
      '/api/sale_auth/online_store_list',
      {},
    );
    return { query: { id }, title };
  },
  progressStep: () => Promise.resolve({ query: { step: 1 } }),
  notificationsDetails: async (request) => {
    const { jwt } = await login(request, DEMO_TEACHER);
    const { id, title } = await firstOf<Item>(request, '/api/message/index', {}, jwt);
    return { query: { id }, title };
  },
  myActivityDetails: async (request) => {
    const { jwt } = await login(request, DEMO_TEACHER);
    const { id, title } = await firstOf<Item>(request, '/api/user/activity_list', {}, jwt);
    return { query: { id }, title };
  },
};

/** What the former step leaves in the session storage for a route. */
export const storedFor: Partial<Record<PathName, Readonly<Record<string, string>>>> = {
  newPassword: {
    recovered: JSON.stringify({ type: 1, account: DEMO_TEACHER.account, code: '000000' }),
  },
};

/** Routes that only open for a user who is logged in (Spec B 6). */
export const forUsers: ReadonlySet<PathName> = new Set<PathName>([
  'personalCenter',
  'personalInfor',
  'myBook',
  'myDownloads',
  'myCollection',
  'myActivity',
  'myActivityDetails',
  'myNotifications',
  'notificationsDetails',
  'thisEventRegistrationTeacher',
  'thisEventRegistrationStudent',
]);

/** The title of a route's entry in the server's menu, which is the title of its page. */
export async function menuTitle(request: APIRequestContext, name: PathName): Promise<string | undefined> {
  const answer = (await (await request.get('/api/config/column')).json()) as { data: MenuItem[] };
  const entries = answer.data.flatMap((item) => [item, ...item.children]);
  return entries.find(({ id }) => menuPage(id) === name)?.title;
}
