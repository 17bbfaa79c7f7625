import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Audience,
  countRecipients,
  sampleRecipient,
} from '../../../src/features/notices/audience.queries.js';
import { deliverNotices } from '../../../src/features/notices/deliver-notices.queries.js';
import {
  cancelNotice,
  countNotices,
  deleteDraft,
  findNotice,
  listNotices,
  saveDraft,
  scheduleNotice,
} from '../../../src/features/notices/notices.queries.js';
import { sendDueNotices } from '../../../src/features/notices/send-notices.queries.js';
import { comingActivity, insertActivities } from '../../fixtures/activities.js';
import { studentId, teacher, teacherId } from '../../fixtures/people.js';
import { insert } from '../../support/insert.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const operator = '周衡';
const parentId = 3;
const stoppedId = 100_000;
const rejectedId = 100_001;

beforeAll(async () => {
  const { db } = server;
  await insertActivities(db);
  const account = { role: 3, password_hash: '-', nickname: '读者' } as const;
  await insert(db, {
    users: [
      { ...account, id: stoppedId, phone: '13900000090', stopped_at: '2026-11-01T00:00:00Z' },
      { ...account, id: rejectedId, phone: '13900000091' },
    ],
  });
  const applied = (user_id: number, status: -1 | 0 | 1) => ({
    article_id: comingActivity,
    user_id,
    name: '老师',
    school: '学校',
    tel: '1',
    status,
  });
  await insert(db, {
    activity_applications: [
      applied(teacherId, 1),
      applied(parentId, 0),
      applied(stoppedId, 1),
      applied(rejectedId, -1),
    ],
  });
});
beforeEach(async () => {
  await server.db.deleteFrom('messages').execute();
  await server.db.deleteFrom('notices').execute();
  await server.db.updateTable('users').set({ last_sending_number: 0 }).execute();
  await server.db.deleteFrom('operator_acts').execute();
});

const everybody: Audience = { kind: 'all' };
const activity: Audience = { kind: 'activity', articleId: comingActivity, statuses: [1, 0] };
const written = { title: '济南站集合时间', text: '{姓名}老师，您好！\n\n大巴 <7:30> 出发。' };
const sendDue = () => sendDueNotices(server.db);

async function draft(audience: Audience = activity, id?: number): Promise<number> {
  const saved = await saveDraft(server.db, id, { ...written, audience }, operator);
  if (!saved.done) throw new Error(saved.reason);
  return saved.id;
}

const schedule = (
  id: number,
  { sendAt = null, expected = null }: { sendAt?: Date | null; expected?: number | null } = {},
) => scheduleNotice(server.db, id, { sendAt, expected }, operator);
/** Everybody visits twice at once. */
const visit = async () => {
  const readers = await server.db.selectFrom('users').select('id').execute();
  await Promise.all([...readers, ...readers].map(({ id }) => deliverNotices(server.db, id)));
};
const recipients = async () => {
  await visit();
  const rows = await server.db.selectFrom('messages').select('user_id').orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};
const statusOf = async (id: number) => (await findNotice(server.db, id))?.status;
const tomorrow = new Date(Date.now() + 86_400_000);
const makeDue = () =>
  server.db
    .updateTable('notices')
    .set({ send_at: sql<Date>`now()` })
    .where('send_at', 'is not', null)
    .execute();

describe('the recipients', () => {
  it.each<[string, Audience, number[]]>([
    ['one person', { kind: 'person', userId: teacherId }, [teacherId]],
    ['a role, without a stopped account', { kind: 'role', role: 3 }, [teacherId, rejectedId]],
    ['all', everybody, [studentId, teacherId, parentId, rejectedId]],
    ['those of an activity whose applications wait or were approved', activity, [teacherId, parentId]],
    ['those who were approved', { ...activity, statuses: [1] }, [teacherId]],
  ])('are %s', async (_case, audience, expected) => {
    expect((await countRecipients(server.db, audience)).count).toBe(expected.length);
    await schedule(await draft(audience));
    await sendDue();
    expect(await recipients()).toEqual(expected);
  });

  it('are counted with those who are left out, and why', async () => {
    expect(await countRecipients(server.db, activity)).toEqual({
      count: 2,
      parts: [
        { name: '已通过', count: 2 },
        { name: '待审核', count: 1 },
      ],
      leftOut: [
        { name: '未通过', count: 1 },
        { name: '账号已停用', count: 1 },
      ],
    });
    expect(await countRecipients(server.db, { kind: 'person', userId: 9_999 })).toEqual({
      count: 0,
      parts: [],
      leftOut: [{ name: '账号已注销', count: 1 }],
    });
    expect(await sampleRecipient(server.db, activity)).toBe('周明');
  });
});

describe('a notice', () => {
  it('is read with the name of the reader, as paragraphs and without elements', async () => {
    await server.db
      .updateTable('users')
      .set({ real_name: '<b>周</b>' })
      .where('id', '=', teacherId)
      .execute();
    const id = await draft();
    await schedule(id);
    await sendDue();
    const token = await server.logIn(teacher);
    const { list } = await server.ask('listMessages', { token });
    expect(list).toMatchObject([
      {
        title: written.title,
        message: '<p>&lt;b&gt;周&lt;/b&gt;老师，您好！</p><p>大巴 &lt;7:30&gt; 出发。</p>',
        is_read: 0,
      },
    ]);
    await server.ask('getMessage', { token, body: { id: list[0]?.id ?? 0 } });
    expect(await findNotice(server.db, id)).toMatchObject({ status: 3, recipient_count: 2, read_count: 1 });
  });

  it('waits for its time, and can be taken back until then', async () => {
    const id = await draft();
    expect(await schedule(id, { sendAt: tomorrow })).toEqual({ done: true, id });
    await sendDue();
    expect(await recipients()).toEqual([]);
    expect(await countNotices(server.db)).toEqual({ scheduled: 1, sent: 0 });
    expect(await saveDraft(server.db, id, { ...written, audience: everybody }, operator)).toMatchObject({
      reason: 'not a draft',
    });
    expect(await schedule(id, { sendAt: tomorrow })).toEqual({ done: true, id });
    expect(await schedule(id)).toMatchObject({ reason: 'not a draft' });
    expect(await deleteDraft(server.db, id, operator)).toMatchObject({ reason: 'not a draft' });
    expect(await cancelNotice(server.db, id, '李管理')).toEqual({ done: true, id });
    expect(await cancelNotice(server.db, id, operator)).toMatchObject({ reason: 'not scheduled' });
    expect(await statusOf(id)).toBe(0);
    expect((await actsIn(server, 'notices')).map(({ act, operator: who }) => [act, who])).toEqual([
      ['save', operator],
      ['schedule', operator],
      ['cancel', '李管理'],
    ]);
    expect(await deleteDraft(server.db, id, operator)).toEqual({ done: true, id });
    expect(await schedule(id)).toEqual({ done: false, reason: 'unknown' });
  });

  it('is sent to those who are there when sending begins', async () => {
    const id = await draft();
    await schedule(id, { sendAt: tomorrow });
    const late = { article_id: comingActivity, user_id: studentId, name: '学生', school: '学校', tel: '1' };
    await insert(server.db, { activity_applications: late });
    await makeDue();
    await sendDue();
    expect(await recipients()).toEqual([studentId, teacherId, parentId]);
    expect(await findNotice(server.db, id)).toMatchObject({ recipient_count: 3 });
    await server.db.deleteFrom('activity_applications').where('user_id', '=', studentId).execute();
  });

  it('is a draft again, with the reason, if nobody is there or too many are', async () => {
    const gone = await draft({ kind: 'activity', articleId: comingActivity, statuses: [0] });
    await schedule(gone, { sendAt: tomorrow });
    await server.db.updateTable('notices').set({ article_id: 9_999 }).execute();
    const grown = await draft(everybody);
    await schedule(grown, { sendAt: tomorrow });
    await server.db.updateTable('notices').set({ recipient_count: 100 }).where('id', '=', grown).execute();
    await makeDue();
    await sendDue();
    expect(await recipients()).toEqual([]);
    expect(await findNotice(server.db, gone)).toMatchObject({
      status: 0,
      failure: '没有人会收到，请另选收信人',
    });
    expect(await findNotice(server.db, grown)).toMatchObject({
      status: 0,
      failure: '现在有 4 人会收到，与所写的人数相差太多，请核对之后再发',
    });
    expect(await draft(activity, grown)).toBe(grown);
    expect(await findNotice(server.db, grown)).toMatchObject({ failure: '' });
  });

  it('is refused for nobody, and for another number than the operator has seen', async () => {
    const nobody = await draft({ kind: 'role', role: 5 });
    expect(await schedule(nobody)).toEqual({ done: false, reason: 'nobody', count: 0 });
    const id = await draft(everybody);
    expect(await schedule(id, { expected: 80 })).toEqual({ done: false, reason: 'differs', count: 4 });
    expect(await schedule(id, { expected: 5 })).toEqual({ done: true, id });
  });

  it('is listed by what can still be done with it', async () => {
    const sent = await draft();
    await schedule(sent);
    await sendDue();
    const scheduled = await draft({ kind: 'role', role: 1 });
    await schedule(scheduled, { sendAt: tomorrow });
    const waiting = await draft({ kind: 'person', userId: teacherId });
    const listed = await listNotices(server.db);
    expect(listed.map(({ id }) => id)).toEqual([waiting, scheduled, sent]);
    expect(listed.map(({ activity: title }) => title)).toEqual([null, null, '单元教学研讨']);
  });
});

it('more than a thousand recipients need their number named', async () => {
  await sql`
    insert into users (role, phone, nickname, password_hash)
    select 2, '151' || lpad(number::text, 8, '0'), '家长', '-' from generate_series(1, 1100) as number`.execute(
    server.db,
  );
  const id = await draft({ kind: 'role', role: 2 });
  const { count } = await countRecipients(server.db, { kind: 'role', role: 2 });
  expect(await schedule(id)).toEqual({ done: false, reason: 'not named', count });
  expect(await schedule(id, { expected: count - 20 })).toEqual({ done: true, id });
});
