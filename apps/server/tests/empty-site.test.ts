import * as kinds from '@inkstone/demo/lookups/kinds';
import { provinces } from '@inkstone/demo/lookups/regions';
import { grades, stages, subjects } from '@inkstone/demo/lookups/school';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.js';
import { sentCode } from './support/codes.js';
import { createTestDatabase } from './support/databases.js';
import { describedOperations } from './support/described.js';
import { sending } from './support/sending.js';
import { startTestServerOn, type TestServer } from './support/test-server.js';

const phone = '13800000011';
const password = 'Inkstone2026';

let server: TestServer;
let token: string;
beforeAll(async () => {
  const database = await createTestDatabase('empty');
  await migrate(database.pool);
  server = await startTestServerOn(database);
  token = await register();
});
afterAll(() => server.close());

async function register(): Promise<string> {
  await server.ask('sendPhoneCode', { body: { phone } });
  const body = {
    ...{ user_role: 3, nickname: '陈老师', school: '杭州二中', subject: 2, teachGradeId: 9 },
    ...{ province: 33, city: 3301, password, password_confirm: password },
    ...{ authentication_methods: 1, phone, phone_code: await sentCode(server, phone) },
  };
  await server.ask('register', { body });
  return (await server.ask('login', { body: { account: phone, password } })).jwt;
}

const questions = describedOperations.filter(
  ({ operationId, permission }) =>
    /^(list|get)/.test(operationId) && ['visitor', 'user', 'teacher'].includes(permission),
);
let asked = 0;

/** From an address of its own, because requests are limited by address. */
function answerOf(operation: (typeof questions)[number]) {
  asked += 1;
  return server.call(operation.operationId, {
    ...sending(operation, operation.example),
    ...(operation.permission !== 'visitor' && { token }),
    address: `10.0.0.${String(asked)}`,
  });
}

/** Lists of what comes with the migrations, and of the sessions that the login has opened. */
const filled = ['listBookCategories', 'listStorePlatforms', 'listSessions'];
/** Of one book, which is not there. */
const ofOne = ['listBookErrata'];

describe('a site with nothing but the migrations', () => {
  const lists = questions.filter(
    ({ operationId }) => operationId.startsWith('list') && ![...filled, ...ofOne].includes(operationId),
  );
  it.each(lists.map((one) => [one.operationId, one] as const))(
    '%s answers an empty list',
    async (_id, one) => {
      const envelope = await answerOf(one);
      expect(envelope.code).toBe(200);
      const { data } = envelope as { data: { list?: unknown[]; count?: number } };
      expect(Array.isArray(data) ? data : data.list).toEqual([]);
      if (!Array.isArray(data)) expect(data.count).toBe(0);
    },
  );

  const others = questions.filter(({ operationId }) => operationId.startsWith('get'));
  it.each(others.map((one) => [one.operationId, one] as const))(
    '%s answers as described, or that there is nothing yet',
    async (_id, one) => {
      expect([200, 404]).toContain((await answerOf(one)).code);
    },
  );

  it('has the whole menu with the specified ids', async () => {
    const menu = await server.ask('getMenu');
    expect(menu.map(({ title }) => title)).toEqual(
      '首页 图书中心 试卷资源 教师助手 学生天地 家长学堂 渠道与服务 关于我们'.split(' '),
    );
    const ids = menu.flatMap((item) => [item.id, ...item.children.map(({ id }) => id)]);
    for (const id of [6, 7, 8, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34])
      expect(ids).toContain(id);
    for (const id of [35, 36, 40, 43, 44, 45, 46]) expect(ids).toContain(id);
  });

  it('opens the reference of the interface', async () => {
    expect((await server.app.inject({ url: '/docs/' })).statusCode).toBe(200);
  });
});

async function rowsOf(table: string, columns: string) {
  return (await server.database.pool.query<Record<string, unknown>>(`select ${columns} from ${table}`)).rows;
}

const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

describe('the rows of the migrations', () => {
  it.each([
    ['stages', stages.map(({ id, name }) => ({ id, name }))],
    ['subjects', subjects.map(({ id, name }) => ({ id, name }))],
    ['grades', grades.map(({ id, name }) => ({ id, name }))],
    ['flow_types', numbered(kinds.flowTypes)],
    ['activity_themes', numbered(kinds.activityThemes)],
    ['university_types', numbered(kinds.universityTypes)],
    ['paper_types', numbered(kinds.paperTypes)],
    ['course_classes', numbered(kinds.courseClasses)],
    ['score_classes', numbered(kinds.scoreClasses)],
    ['score_batches', numbered(kinds.scoreBatches)],
    ['resource_kinds', numbered(kinds.resourceKinds)],
    ['store_platforms', numbered(kinds.storePlatforms)],
  ])('%s have the ids that the demonstration content uses', async (table, expected) => {
    const rows = await rowsOf(table, 'id, name');
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it('cities have the ids that the demonstration content uses', async () => {
    const expected = provinces.flatMap(({ id, cities }) =>
      cities.map((name, index) => ({ id: id * 100 + index + 1, province_id: id, name })),
    );
    const rows = await rowsOf('cities', 'id, province_id, name');
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });
});
