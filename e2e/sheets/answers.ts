import type { Route } from '@playwright/test';

/** Answers a request of the site to the API otherwise than the server does. */
export type Change = (route: Route) => Promise<void>;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const TITLE = /^(title|name|company_name|shop_name|nickname)$/;
const LONG =
  '新高考背景下普通高中学生综合素质评价与拔尖创新人才早期培养的校本实践研究：以长江下游十二所学校三年跟踪为例及其对作业设计的启示';

/** Changes every member of an answer, from the inside out. */
function mapMembers(value: Json, change: (name: string, value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapMembers(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, change(name, mapMembers(member, change))]),
  );
}

async function answerWith(route: Route, change: (name: string, value: Json) => Json): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: mapMembers((await response.json()) as Json, change) });
}

/** The menu stays as it is: it is the same on all sheets. */
function isMenu(route: Route): boolean {
  return route.request().url().endsWith('/api/config/column');
}

/** Every list has no items. */
export async function emptyAnswer(route: Route): Promise<void> {
  if (isMenu(route)) return route.fallback();
  return answerWith(route, (name, value) => {
    if (Array.isArray(value)) return [];
    return name === 'count' ? 0 : value;
  });
}

export async function failingAnswer(route: Route): Promise<void> {
  if (isMenu(route)) return route.fallback();
  return route.fulfill({ status: 500, json: { code: 500, msg: '服务器内部错误', data: null } });
}

/** Every title has sixty characters. */
export async function longAnswer(route: Route): Promise<void> {
  if (isMenu(route)) return route.fallback();
  return answerWith(route, (name, value) =>
    TITLE.test(name) && typeof value === 'string' && value !== '' ? LONG.slice(0, 60) : value,
  );
}
