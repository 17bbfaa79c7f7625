import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enrol,
  forgetApplications,
  insertActivities,
  logInAll,
  submitWork,
  type Tokens,
} from '../../fixtures/activities.js';
import { reply } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let tokens: Tokens;
let token: string;
let id: number;
beforeAll(async () => {
  await insertActivities(server.db);
  tokens = await logInAll(server);
  ({ token } = await newOperator(server));
});
beforeEach(async () => {
  await forgetApplications(server);
  await server.db.deleteFrom('operator_acts').execute();
  id = await submitWork(server, tokens);
});

const queue = 'works';
const decide = (body: object) =>
  server.call('decideDeskItem', { token, body: { queue, id, seen: 0, act: 'approve', ...body } });

describe('a tray of the desk', () => {
  it('says how many items wait and how old the oldest is', async () => {
    const { trays, done_today } = await server.ask('getDeskTrays', { token });
    expect(trays.map(({ tray }) => tray)).toEqual(['shops', 'feedback', 'works', 'donations', 'enrolments']);
    expect(done_today).toBe(0);
    const works = trays.find(({ tray }) => tray === queue);
    expect(works).toMatchObject({ waiting: 1 });
    expect(Date.now() / 1000 - (works?.oldest ?? 0)).toBeLessThan(600);
  });

  it('lists its items by status and by a word in any column, sorted by any of them', async () => {
    const list = async (body: object) =>
      (await server.ask('listDeskItems', { token, body: { queue, ...body } })).list.map((item) => item.id);
    expect(await list({})).toEqual([id]);
    expect(await list({ status: 1 })).toEqual([]);
    expect(await list({ word: '校园观鸟', sort: '-name' })).toEqual([id]);
    expect(await list({ word: '100%' })).toEqual([]);
    const { columns } = await server.ask('listDeskItems', { token, body: { queue } });
    expect(columns[0]).toEqual({ name: 'title', label: '活动' });
    const refused = await server.call('listDeskItems', { token, body: { queue, sort: 'user_id' } });
    expect(refused).toMatchObject({ code: 400, msg: '不能按这一列排' });
  });

  it('is narrowed to a value of the columns that it names', async () => {
    const list = async (value: string, name = 'title') =>
      server.call('listDeskItems', { token, body: { queue, filters: [{ name, value }] } });
    expect(await list('校园观鸟')).toMatchObject({
      code: 200,
      data: { count: 1, filters: [{ name: 'title', label: '活动', values: ['校园观鸟'] }] },
    });
    expect(await list('校园')).toMatchObject({ code: 200, data: { count: 0 } });
    expect(await list('1', 'user_id')).toMatchObject({ code: 400, msg: '不能按这一列筛选' });
  });

  it('names the enrolments of a year, and those without a file', async () => {
    await enrol(server, tokens);
    const list = async (name: string, value: string) =>
      server.ask('listDeskItems', { token, body: { queue: 'enrolments', filters: [{ name, value }] } });
    const { filters, count } = await list('attached', '缺附件');
    expect(count).toBe(1);
    expect(filters.slice(-2)).toEqual([
      { name: 'attached', label: '附件', values: ['缺附件'] },
      { name: 'year', label: '年份', values: [expect.stringMatching(/^20\d\d 年$/)] },
    ]);
    expect((await list('year', '1999 年')).count).toBe(0);
    expect((await list('attached', '有附件')).count).toBe(0);
  });

  it('tells apart an enrolment whose teacher was called, which the reader sees waiting as before', async () => {
    await enrol(server, tokens);
    const [row] = (await server.ask('listDeskItems', { token, body: { queue: 'enrolments' } })).list;
    const act = (name: 'contact' | 'approve' | 'reject' | 'reopen', seen: -1 | 0 | 1 | 2) =>
      decide({ queue: 'enrolments', id: row?.id, act: name, note: '没人接', seen });
    const counted = async (status: 0 | 1 | 2) =>
      (await server.ask('listDeskItems', { token, body: { queue: 'enrolments', status } })).count;
    const own = async () =>
      (await server.ask('listMyActivities', { token: tokens.teacher })).list.map(({ status }) => status);
    expect(await act('contact', 0)).toEqual(reply(200, '已改为：联系过'));
    expect([await counted(0), await counted(2), await own()]).toEqual([0, 1, [0]]);
    expect(await act('reject', 0)).toMatchObject({ code: 409 });
    expect(await act('reject', 2)).toMatchObject({ code: 200 });
    expect(await act('reopen', -1)).toMatchObject({ code: 200 });
    expect([await counted(0), await counted(2)]).toEqual([1, 0]);
    expect(await actsIn(server, 'enrolments')).toMatchObject([
      { act: 'contact', before: { status: 0 }, after: { status: 2 } },
      { act: 'reject', before: { status: 2 }, after: { status: -1 } },
      { act: 'reopen', before: { status: -1 }, after: { status: 0 } },
    ]);
  });

  it('is searched together with the others of the operator', async () => {
    const find = async (word: string, by = token) =>
      (await server.ask('searchDesk', { token: by, body: { word } })).hits.map(({ tray, item }) => [
        tray,
        item,
      ]);
    expect(await find(' 校园观鸟 ')).toEqual([['works', String(id)]]);
    expect(await find('100%')).toEqual([]);
    const { token: manager } = await newOperator(server, { name: '周衡', roles: ['manager'] });
    expect(await find('校园观鸟', manager)).toEqual([]);
  });

  it('opens an item with its files and what has become of it', async () => {
    await decide({ act: 'reject', note: '缺家长同意书' });
    const item = await server.ask('getDeskItem', { token, body: { queue, id } });
    expect(item).toMatchObject({ id, status: -1, note: '缺家长同意书', approver: '李敏' });
    expect(item.fields).toContainEqual({ label: '活动', text: '校园观鸟' });
    expect(item.acts).toMatchObject([{ operator: '李敏', text: '改为未通过' }]);
    const [file] = item.files;
    expect((await server.app.inject({ url: file?.url ?? '' })).statusCode).toBe(200);
    expect(await server.call('getDeskItem', { token, body: { queue, id: 9999 } })).toEqual(
      reply(404, '这一件不在了'),
    );
  });

  it('exports what is filtered, with the chosen columns', async () => {
    const csv = await server.ask('exportDeskItems', { token, body: { queue, columns: ['活动', '状态'] } });
    expect(csv).toEqual({ csv: '\uFEFF状态,活动\r\n待审核,校园观鸟\r\n', count: 1 });
    const none = await server.ask('exportDeskItems', { token, body: { queue, status: 1 } });
    expect(none.count).toBe(0);
    const chosen = await server.ask('exportDeskItems', { token, body: { queue, ids: [9999] } });
    expect(chosen.count).toBe(0);
  });
});

it('the drawers say what is in them', async () => {
  const { drawers } = await server.ask('getDeskDrawers', { token });
  expect(drawers).toEqual([
    { drawer: 'accounts', note: expect.stringMatching(/^\d+ 位读者$/) as string },
    { drawer: 'notices', note: '没有定时的' },
    { drawer: 'codes', note: '没有可疑的' },
    { drawer: 'content', note: '还没有版本' },
  ]);
});

describe('a decision at the desk', () => {
  it('changes the item and leaves one row of who did what', async () => {
    expect(await decide({})).toEqual(reply(200, '已改为：已通过'));
    expect(await actsIn(server, queue)).toMatchObject([
      { operator: '李敏', item: String(id), act: 'approve', before: { status: 0 }, after: { status: 1 } },
    ]);
    expect((await server.ask('getDeskTrays', { token })).done_today).toBe(1);
  });

  it('tells the second of two operators who was first, whatever they decided', async () => {
    const { token: other } = await newOperator(server, { name: '苏晴' });
    const outcomes = await Promise.all([
      decide({}),
      server.call('decideDeskItem', {
        token: other,
        body: { queue, id, seen: 0, act: 'reject', note: '不是本次征文的题目' },
      }),
    ]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const refused = outcomes.find(({ code }) => code === 409);
    expect(refused?.msg).toMatch(/^(李敏|苏晴) \d\d-\d\d \d\d:\d\d 已经把它改为(已通过|未通过)$/);
    expect(await actsIn(server, queue)).toHaveLength(1);
  });

  it('that is sent again because its answer was lost is answered as before', async () => {
    const decision = { act: 'reject', note: '缺家长同意书' };
    expect(await decide(decision)).toEqual(reply(200, '已改为：未通过'));
    expect(await decide(decision)).toEqual(reply(200, '已改为：未通过'));
    expect(await actsIn(server, queue)).toHaveLength(1);
    expect((await decide({ ...decision, note: '与已有作品相同' })).code).toBe(409);
  });

  it('leaves the note to be changed alone, which is recorded', async () => {
    await decide({ note: '拟展出' });
    const note = (text: string, of = id) =>
      server.call('noteDeskItem', { token, body: { queue, id: of, note: text } });
    expect(await note(' 展在二楼 ')).toEqual(reply(200, '备注已存下'));
    await note('展在二楼');
    const item = await server.ask('getDeskItem', { token, body: { queue, id } });
    expect(item).toMatchObject({ status: 1, note: '展在二楼' });
    expect((await actsIn(server, queue)).slice(1)).toMatchObject([
      { act: 'note', before: { status: 1, note: '拟展出' }, after: { status: 1, note: '展在二楼' } },
    ]);
    expect(await note('', 9999)).toEqual(reply(404, '这一件不在了'));
  });

  it('hands an item on to somebody who may decide on it', async () => {
    await newOperator(server, { name: '苏晴', roles: ['reviewer'] });
    await newOperator(server, { name: '周衡', roles: ['editor'] });
    const { operators } = await server.ask('listDeskOperators', { token });
    expect(operators).toContainEqual({ name: '苏晴', roles: ['reviewer'] });
    expect(await decide({ act: 'assign', to: '苏晴' })).toEqual(reply(200, '已转给：苏晴'));
    const item = await server.ask('getDeskItem', { token, body: { queue, id } });
    expect(item).toMatchObject({
      status: 0,
      assigned_to: '苏晴',
      acts: [{ operator: '李敏', text: '转给苏晴' }],
    });
    expect(await actsIn(server, queue)).toMatchObject([
      { act: 'assign', before: { assigned_to: '' }, after: { status: 0, assigned_to: '苏晴' } },
    ]);
    for (const to of ['周衡', '没有这个人', '']) {
      expect(await decide({ act: 'assign', to })).toMatchObject({ code: 400, msg: '这个人不能办这一盘' });
    }
    await decide({});
    expect((await decide({ act: 'assign', to: '李敏' })).code).toBe(409);
  });

  it('needs a reason for a refusal, and an act that the tray knows', async () => {
    expect(await decide({ act: 'reject', note: ' ' })).toMatchObject({ code: 400, msg: '请写明原因' });
    expect(await decide({ act: 'handle' })).toMatchObject({ code: 400, msg: '这里没有这种办法' });
    expect(await actsIn(server, queue)).toEqual([]);
  });

  it('is refused to an operator of another role', async () => {
    const { token: editor } = await newOperator(server, { name: '周衡', roles: ['editor'] });
    for (const operationId of [
      'listDeskItems',
      'getDeskItem',
      'decideDeskItem',
      'noteDeskItem',
      'exportDeskItems',
    ] as const) {
      const body = { queue, id, seen: 0, act: 'approve', note: '' };
      expect(await server.call(operationId, { token: editor, body })).toEqual(
        reply(403, '这件事只有“审核”能办'),
      );
    }
    expect((await server.call('listDeskItems', { token: editor, body: { queue: 'feedback' } })).code).toBe(
      200,
    );
  });
});
