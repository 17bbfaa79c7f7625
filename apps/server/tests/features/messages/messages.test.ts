import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { student, teacher } from '../../fixtures/people.js';
import { reply, refusalOf } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
let tokenOfAnother: string;
/** Two messages of the teacher, the older first, and one of the student. */
let older: number;
let newer: number;
let foreign: number;

beforeAll(async () => {
  token = await server.logIn(teacher);
  tokenOfAnother = await server.logIn(student);
});

beforeEach(async () => {
  await server.db.deleteFrom('messages').execute();
  older = await insertMessage(teacher, '活动即将开始', '2026-10-01T00:00:00Z');
  newer = await insertMessage(teacher, '作品已通过审核', '2026-10-02T00:00:00Z');
  foreign = await insertMessage(student, '写给别人的', '2026-10-03T00:00:00Z');
});

async function insertMessage(phone: string, title: string, created_at: string): Promise<number> {
  const { db } = server;
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const message = { user_id, title, message_html: '<p>下周二<b>开始</b>。</p>', created_at };
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function stored(): Promise<{ id: number; is_read: boolean }[]> {
  return server.db.selectFrom('messages').select(['id', 'is_read']).orderBy('id').execute();
}

async function unread(): Promise<number> {
  return (await server.ask('getUnreadCount', { token })).count;
}

describe('listMessages', () => {
  it('lists the messages of the caller, newest first, with the count of all', async () => {
    expect(await server.ask('listMessages', { token })).toEqual({
      list: [
        {
          id: newer,
          title: '作品已通过审核',
          message: '<p>下周二<b>开始</b>。</p>',
          is_read: 0,
          create_time: Date.parse('2026-10-02T00:00:00Z') / 1000,
        },
        expect.objectContaining({ id: older }),
      ],
      count: 2,
    });
    const second = await server.ask('listMessages', { token, body: { page: '2', psize: '1' } });
    expect(second).toMatchObject({ list: [{ id: older }], count: 2 });
  });
});

describe('getMessage', () => {
  it('returns the message and marks only it as read (spec: B7 message info)', async () => {
    expect(await unread()).toBe(2);
    const message = await server.ask('getMessage', { token, body: { id: String(older) } });
    expect(message).toMatchObject({ id: older, title: '活动即将开始', is_read: 1 });
    expect(await unread()).toBe(1);
    await server.ask('getMessage', { token, body: { id: older } });
    expect(await unread()).toBe(1);
  });

  it('refuses an unknown message and that of another account, which stays unread', async () => {
    for (const id of [foreign, 999_999]) {
      expect(await server.call('getMessage', { token, body: { id } })).toEqual(
        reply(404, '该消息不存在或已删除'),
      );
    }
    expect((await stored()).every((message) => !message.is_read)).toBe(true);
  });
});

describe('readMessages', () => {
  it('marks the given messages as read, also when an id is repeated or already read (spec: B7 read_message)', async () => {
    for (const ids of [`${String(older)},${String(older)}`, `${String(older)},${String(newer)}`]) {
      expect(await server.call('readMessages', { token, body: { ids } })).toEqual(reply(200, '已标记为已读'));
    }
    expect(await stored()).toEqual([
      { id: older, is_read: true },
      { id: newer, is_read: true },
      { id: foreign, is_read: false },
    ]);
  });
});

describe('deleteMessages', () => {
  it('deletes the given messages (spec: B7 del_message)', async () => {
    const ids = `${String(newer)},${String(older)}`;
    expect(await server.call('deleteMessages', { token, body: { ids } })).toEqual(reply(200, '删除成功'));
    expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
    expect((await server.call('deleteMessages', { token, body: { ids } })).code).toBe(404);
  });

  it('lets only one of two equal requests at the same time delete', async () => {
    const forwards = `${String(older)},${String(newer)}`;
    const backwards = `${String(newer)},${String(older)}`;
    const answers = await Promise.all(
      [forwards, backwards].map((ids) => server.call('deleteMessages', { token, body: { ids } })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
    expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
  });
});

describe.each(['readMessages', 'deleteMessages'] as const)('%s', (operation) => {
  it('changes nothing when one id is unknown or of another account', async () => {
    const before = await stored();
    for (const other of [foreign, 999_999]) {
      const body = { ids: `${String(older)},${String(other)}` };
      expect(await server.call(operation, { token, body })).toEqual(
        reply(404, '所选消息中有的不存在或已删除'),
      );
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{}, '请选择消息'],
    [{ ids: '' }, '请选择消息'],
    [{ ids: '1;2' }, '消息编号有误，一次最多 200 条'],
    [{ ids: '0' }, '消息编号有误，一次最多 200 条'],
    [{ ids: [1, 2] }, '消息编号有误，一次最多 200 条'],
    [{ ids: '99999999999' }, '消息编号有误，一次最多 200 条'],
  ])('refuses %j', async (body, message) => {
    expect(await server.call(operation, { token, body })).toEqual(refusalOf('ids', message));
  });

  it('accepts 200 ids and refuses 201', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1_000_000).join(',');
    expect((await server.call(operation, { token, body: { ids: ids(200) } })).code).toBe(404);
    expect((await server.call(operation, { token, body: { ids: ids(201) } })).code).toBe(400);
  });
});

it('an account does not see the messages of another', async () => {
  const { list } = await server.ask('listMessages', { token: tokenOfAnother });
  expect(list.map(({ id }) => id)).toEqual([foreign]);
});
