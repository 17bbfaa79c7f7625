import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comingActivity, enrol, insertActivities, logInAll, type Tokens } from '../../fixtures/activities.js';
import { teacher } from '../../fixtures/people.js';
import { reply, refusalOf } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
let token: string;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
  await enrol(server, tokens);
  ({ token } = await newOperator(server, { roles: ['manager'] }));
});
beforeEach(async () => {
  await server.db.deleteFrom('messages').execute();
  await server.db.deleteFrom('notices').execute();
  await server.db.deleteFrom('operator_acts').execute();
});

const to = { audience: 'activity', article_id: comingActivity, statuses: [1, 0] };
const written = { title: ' 集合时间 ', text: '{姓名}老师，您好！' };
const save = async (body: object = to) =>
  (await server.ask('saveDeskNotice', { token, body: { ...written, ...body } })).id;
const schedule = (id: number, body: object = {}) =>
  server.call('scheduleDeskNotice', { token, body: { id, ...body } });
const open = (id: number) => server.ask('getDeskNotice', { token, body: { id } });

describe('a notice of the desk', () => {
  it('is saved, counted, sent and read', async () => {
    const count = await server.ask('countDeskNotice', { token, body: to });
    expect(count).toEqual({ count: 1, parts: [{ name: '待审核', count: 1 }], left_out: [], name: '周明' });
    const id = await save();
    expect(await open(id)).toMatchObject({
      status: 0,
      title: '集合时间',
      to: '单元教学研讨 · 已通过和待审核的人',
      article_id: comingActivity,
      statuses: [1, 0],
      role: null,
      send_time: null,
    });
    expect(await schedule(id, { expected_count: 1 })).toEqual(reply(200, '已发出'));
    const [message] = (await server.ask('listMessages', { token: tokens.teacher })).list;
    expect(message).toMatchObject({ title: '集合时间', message: '<p>周明老师，您好！</p>' });
    await server.ask('getMessage', { token: tokens.teacher, body: { id: message?.id ?? 0 } });
    const all = await server.ask('listDeskNotices', { token });
    expect(all).toMatchObject({
      list: [{ id, status: 3, recipient_count: 1, read_count: 1 }],
      scheduled: 0,
      sent: 1,
      activities: [{ id: comingActivity, title: '单元教学研讨' }],
    });
    expect((await actsIn(server, 'notices')).map(({ act }) => act)).toEqual(['save', 'schedule']);
  });

  it('is scheduled, taken back, changed and deleted', async () => {
    const id = await save({ audience: 'person', account: teacher });
    expect(await open(id)).toMatchObject({ audience: 'person', account: teacher, to: '周老师' });
    const change = (act: string) => server.call('changeDeskNotice', { token, body: { id, act } });
    expect(await change('cancel')).toEqual(reply(409, '这封通知不是定时的，不能撤回'));
    expect(await schedule(id, { send_time: 32_503_680_000 })).toEqual(reply(200, '已定时'));
    expect(await open(id)).toMatchObject({ status: 1, send_time: 32_503_680_000 });
    expect(await schedule(id)).toEqual(reply(409, '这封通知已经定时或发出，没有改动'));
    expect(await change('delete')).toEqual(reply(409, '这封通知已经定时或发出，没有改动'));
    expect(await change('cancel')).toEqual(reply(200, '已撤回，成为草稿'));
    expect(await save({ id, audience: 'role', role: 3 })).toBe(id);
    expect(await open(id)).toMatchObject({ to: '教师', role: 3, account: '' });
    expect(await change('delete')).toEqual(reply(200, '已删去草稿'));
    expect(await change('delete')).toEqual(reply(404, '这封通知不在了'));
  });

  it('is refused for nobody, for another number, and for a time that is over', async () => {
    const id = await save();
    expect(await schedule(id, { expected_count: 800 })).toEqual(
      reply(409, '现在有 1 人会收到，与所写的人数相差太多，请核对之后再发'),
    );
    expect(await schedule(id, { send_time: 1_000_000_000 })).toEqual(
      refusalOf('send_time', '这个时刻已经过去'),
    );
    expect(await schedule(await save({ audience: 'role', role: 5 }))).toEqual(
      reply(409, '没有人会收到，请另选收信人'),
    );
  });

  it.each([
    ['account', '没有这个账号', { audience: 'person', account: '13700000000' }],
    ['account', '没有这个账号', { audience: 'person' }],
    ['role', '请选择身份', { audience: 'role' }],
    ['article_id', '请选择活动', { audience: 'activity', article_id: 9_999, statuses: [1] }],
    ['statuses', '请选择报名的状态', { audience: 'activity', article_id: comingActivity }],
    ['title', '请写题目', { audience: 'all', title: ' ' }],
  ])('has everything it needs: %s, %s', async (field, message, body) => {
    const refused = await server.call('saveDeskNotice', { token, body: { ...written, ...body } });
    expect(refused).toEqual(refusalOf(field, message));
  });

  it('is for managers alone', async () => {
    const { token: reviewer } = await newOperator(server, { name: '审核', roles: ['reviewer'] });
    expect((await server.call('listDeskNotices', { token: reviewer })).code).toBe(403);
  });
});
