import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyForShop, progressOf } from '../../fixtures/shop-applications.js';
import { insertShops } from '../../fixtures/shops.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
let code: string;
let id: number;

beforeAll(async () => {
  await insertShops(server.db);
});

beforeEach(async () => {
  await server.db.deleteFrom('online_shops').where('application_id', 'is not', null).execute();
  for (const table of ['shop_applications', 'operator_acts', 'operators'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  ({ token } = await newOperator(server));
  code = await applyForShop(server);
  ({ id } = await server.db.selectFrom('shop_applications').select('id').executeTakeFirstOrThrow());
});

const open = () => server.ask('getDeskShop', { token, body: { id } });
const decide = (body: object, by = token) =>
  server.call('decideDeskShop', { token: by, body: { id, seen: 1, round: 1, ...body } });
const papers = [{ paper: 'business_license', reason: '照片不清晰' }];

describe('an application at the desk', () => {
  it('stands in its tray, and comes with its papers; each look at the identity card is recorded', async () => {
    const { list } = await server.ask('listDeskItems', { token, body: { queue: 'shops', status: 0 } });
    expect(list).toMatchObject([
      { id, heading: ['钱塘学堂图书旗舰店', '京东', '浙江省', '三证合一', ''], files: 0 },
    ]);
    const shop = await open();
    expect(shop).toMatchObject({ query_code: code, round: 1, contact: '周晓', has_account: 0 });
    expect(shop.papers.map(({ paper }) => paper)).toEqual([
      'publication_license',
      'business_license',
      'identity_card',
      'identity_card_back',
    ]);
    expect(shop.papers.every(({ url }) => url.includes('signature='))).toBe(true);
    await open();
    expect(await actsIn(server, 'identity-cards')).toMatchObject([
      { operator: '李敏', item: code, act: 'view' },
      { operator: '李敏', item: code, act: 'view' },
    ]);
    expect((await open()).acts.map(({ text }) => text)).toEqual(['申请人交来']);
  });

  it('is sent back with a reason for each paper', async () => {
    expect(await decide({ act: 'reject', papers, note: '公司名称写全' })).toMatchObject({
      code: 200,
      msg: '已改为：已退回',
    });
    expect(await progressOf(server, code)).toMatchObject({
      status: 0,
      approver: '李敏',
      refused_papers: papers,
      data_reason: '公司名称写全',
    });
    expect((await open()).papers[1]).toMatchObject({ reason: '照片不清晰' });
    const { list } = await server.ask('listDeskItems', { token, body: { queue: 'shops', status: -1 } });
    expect(list).toMatchObject([{ id, status_name: '已退回' }]);
  });

  it('passes step by step to its certificate', async () => {
    for (const seen of [1, 2, 3]) expect((await decide({ seen, act: 'advance' })).code).toBe(200);
    const { certificate } = await progressOf(server, code);
    expect((await open()).certificate_number).toBe(certificate?.certificate_number);
    expect(await decide({ seen: 4, act: 'advance' })).toMatchObject({
      code: 409,
      msg: '授权证书已经发放，申请不能再改',
    });
  });

  it('is handed on', async () => {
    expect(await decide({ act: 'assign', to: '苏晴' })).toMatchObject({ code: 400 });
    await newOperator(server, { name: '苏晴' });
    await decide({ act: 'assign', to: '苏晴' });
    expect(await open()).toMatchObject({ assigned_to: '苏晴', status: 1 });
    expect((await open()).acts[0]?.text).toBe('李敏转给苏晴');
  });

  it('is decided once: the slower operator is told, and a decision that is sent again is the same', async () => {
    const other = await newOperator(server, { name: '苏晴' });
    await decide({ act: 'reject', papers });
    expect(await decide({ act: 'advance' }, other.token)).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/^李敏 \d\d-\d\d \d\d:\d\d 已经把它改为已退回$/) as string,
    });
    expect(await decide({ act: 'reject', papers })).toMatchObject({ code: 200 });
    expect(await actsIn(server, 'shops')).toHaveLength(1);
  });

  it.each([
    [{ act: 'reject' }, 'papers', '退回须写明哪一张、为什么'],
    [{ act: 'assign' }, 'to', '请写明转给谁'],
  ])('%j without what it needs is refused', async (body, field, message) => {
    expect(await decide(body)).toMatchObject({ code: 400, data: { errors: [{ field, message }] } });
  });

  it('is not decided by the operation of the other trays', async () => {
    const body = { queue: 'shops', id, seen: 0, act: 'approve' };
    expect((await server.call('decideDeskItem', { token, body })).code).toBe(400);
    expect((await progressOf(server, code)).status).toBe(1);
  });
});
