import { beforeEach, expect, it } from 'vitest';
import {
  changeRole,
  startAccount,
  stopAccount,
} from '../../../src/features/accounts/account-acts.queries.js';
import type { Audience } from '../../../src/features/notices/audience.queries.js';
import { deliverNotices } from '../../../src/features/notices/deliver-notices.queries.js';
import { findNotice, saveDraft, scheduleNotice } from '../../../src/features/notices/notices.queries.js';
import { sendDueNotices } from '../../../src/features/notices/send-notices.queries.js';
import { teacher, teacherId } from '../../fixtures/people.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const operator = '周衡';

beforeEach(async () => {
  await server.db.deleteFrom('messages').execute();
  await server.db.deleteFrom('notices').execute();
  await server.db.updateTable('users').set({ last_sending_number: 0 }).execute();
});

const plan = async (audience: Audience = { kind: 'all' }) => {
  const written = { title: '今夜维护', text: '{姓名}老师，您好！' };
  const saved = await saveDraft(server.db, undefined, { ...written, audience }, operator);
  if (!saved.done) throw new Error(saved.reason);
  await scheduleNotice(server.db, saved.id, { sendAt: null, expected: null }, operator);
  return saved.id;
};
const send = async (audience?: Audience) => {
  const id = await plan(audience);
  await sendDueNotices(server.db);
  return id;
};
/** Everybody visits twice at once. */
const visit = async () => {
  const readers = await server.db.selectFrom('users').select('id').execute();
  await Promise.all([...readers, ...readers].map(({ id }) => deliverNotices(server.db, id)));
};
const ofTeacher = async () => {
  await deliverNotices(server.db, teacherId);
  const rows = await server.db
    .selectFrom('messages')
    .select('notice_id')
    .where('user_id', '=', teacherId)
    .where('notice_id', 'is not', null)
    .orderBy('notice_id')
    .execute();
  return rows.map(({ notice_id }) => notice_id);
};

it('is counted at the next visit, has the time of sending, and does not come again when it is deleted', async () => {
  const id = await send();
  expect(await server.db.selectFrom('messages').select('id').execute()).toEqual([]);
  const token = await server.logIn(teacher);
  expect(await server.ask('getUnreadCount', { token })).toEqual({ count: 1 });
  const { list } = await server.ask('listMessages', { token });
  const sentAt = (await findNotice(server.db, id))?.sent_at ?? new Date(0);
  expect(list.map(({ create_time }) => create_time)).toEqual([Math.floor(sentAt.getTime() / 1000)]);
  await server.ask('deleteMessages', { token, body: { ids: String(list[0]?.id) } });
  expect(await server.ask('getUnreadCount', { token })).toEqual({ count: 0 });
  await send();
  expect(await server.ask('getUnreadCount', { token })).toEqual({ count: 1 });
});

it('is not for those who register later', async () => {
  await send();
  const late = {
    id: 100_002,
    role: 3,
    password_hash: '-',
    nickname: '新读者',
    phone: '13900000092',
  } as const;
  await insert(server.db, { users: late });
  const ofLate = () =>
    server.db.selectFrom('messages').select('notice_id').where('user_id', '=', late.id).execute();
  await visit();
  expect(await ofLate()).toEqual([]);
  const second = await send();
  await visit();
  expect(await ofLate()).toEqual([{ notice_id: second }]);
  await server.db.deleteFrom('users').where('id', '=', late.id).execute();
});

it('reaches an account that was stopped later, and not one that was stopped then', async () => {
  const act = { id: teacherId, operator, reason: '', tell: false };
  const before = await send();
  await stopAccount(server.db, act);
  await send();
  expect(await ofTeacher()).toEqual([before]);
  await startAccount(server.db, act);
  expect(await ofTeacher()).toEqual([before]);
  const after = await send();
  expect(await ofTeacher()).toEqual([before, after]);
});

it('reaches a reader whose role was changed before the visit', async () => {
  const id = await send({ kind: 'role', role: 3 });
  await changeRole(server.db, { id: teacherId, operator, reason: '', role: 2 });
  expect(await ofTeacher()).toEqual([id]);
  await changeRole(server.db, { id: teacherId, operator, reason: '', role: 3 });
});

it('gets a number of its own from two servers that send at once', async () => {
  const ids = [await plan(), await plan({ kind: 'role', role: 3 }), await plan()];
  await Promise.all([sendDueNotices(server.db), sendDueNotices(server.db), visit()]);
  const numbers = await server.db.selectFrom('notices').select('sending_number').orderBy('id').execute();
  expect(numbers.map(({ sending_number }) => sending_number)).toEqual([1, 2, 3]);
  expect(await ofTeacher()).toEqual(ids);
});
