import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  advanceShopApplication,
  rejectShopApplication,
} from '../../src/features/shops/application-status.queries.js';
import { shopCommand } from '../../src/commands/shop-command.js';
import { applyForShop, progressOf } from '../fixtures/shop-applications.js';
import { insertShops } from '../fixtures/shops.js';
import { actsIn, operatorOf, removeFolders, temporaryFolder, toolsOf } from '../support/operator.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
let code: string;
beforeAll(async () => {
  await insertShops(server.db);
});

beforeEach(async () => {
  await server.db.deleteFrom('online_shops').where('application_id', 'is not', null).execute();
  await server.db.deleteFrom('shop_applications').execute();
  await server.db.deleteFrom('operator_acts').execute();
  await server.db.deleteFrom('deliveries').execute();
  code = await applyForShop(server);
});

const run = operatorOf(server, shopCommand);
afterAll(removeFolders);
const progress = () => progressOf(server, code);

const state = (status: number, differences: object = {}) => ({
  status,
  round: 1,
  approver: '李审核',
  descr: '',
  assigned_to: '',
  ...differences,
});

/** How many rows a step leaves besides that of the application. */
async function whatIsTold() {
  const tables = ['operator_acts', 'deliveries', 'online_shops'] as const;
  const all = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  return all.map((rows) => rows.length);
}

describe('shop applications', () => {
  it('advance step by step, and the applicant sees each step with its time', async () => {
    expect(await run('advance', code, '--approver', '李审核', '--descr', '请汇入保证金')).toBe(
      '已改为：待汇保证金',
    );
    expect(await progress()).toMatchObject({
      status: 2,
      status_text: '资质审核已通过，请汇入保证金',
      processing_time: expect.any(Number) as number,
      handle_time: null,
      approver: '李审核',
      descr: '请汇入保证金',
    });
    expect(await run('advance', code)).toBe('已改为：待签协议');
    expect(await progress()).toMatchObject({
      status: 3,
      status_text: '保证金已收到，请签署授权协议',
      handle_time: expect.any(Number) as number,
      grant_time: null,
      approver: '李审核',
      descr: '',
    });
    expect(await run('advance', code)).toBe('已改为：已发证书');
    expect(await progress()).toMatchObject({
      status: 4,
      status_text: '授权已完成，授权证书已发放',
      grant_time: expect.any(Number) as number,
    });
    await expect(run('advance', code)).rejects.toThrow('授权证书已经发放，申请不能再改。');
    await expect(run('reject', code, '--note', '晚了')).rejects.toThrow('授权证书已经发放');
  });

  it('are rejected with a reason and reviewed again', async () => {
    const spelled = `${code.slice(0, 6)}-${code.slice(6)}`.toLowerCase();
    expect(await run('reject', spelled, '--paper', '营业执照=照片不清晰', '--note', '公司名称写全')).toBe(
      '已改为：已退回',
    );
    expect(await progress()).toMatchObject({
      status: 0,
      status_text: '申请已退回，请按说明修改后重新提交',
      handle_time: expect.any(Number) as number,
      descr: '营业执照：照片不清晰；公司名称写全',
      refused_papers: [{ paper: 'business_license', reason: '照片不清晰' }],
      data_reason: '公司名称写全',
    });
    await expect(run('reject', code, '--note', '再退')).rejects.toThrow('申请已经退回');
    expect(await run('advance', code)).toBe('已改为：资质审核');
    expect(await progress()).toMatchObject({ status: 1, handle_time: null, descr: '', refused_papers: [] });
  });

  it('accept only one of two steps of operators at the same time', async () => {
    const step = { queryCode: code, operator: '小王', seen: { status: 1, round: 1 } } as const;
    const handling = { approver: '', descr: '' };
    const reasons = { papers: {}, data: '公司名称写全' };
    const both = await Promise.all([
      advanceShopApplication(server.db, step, handling),
      rejectShopApplication(server.db, step, { approver: '', reasons }),
      advanceShopApplication(server.db, step, handling),
    ]);
    const [first] = both.filter(({ changed }) => changed);
    expect(both.filter(({ changed }) => !changed)).toMatchObject([
      { reason: 'already' },
      { reason: 'already' },
    ]);
    expect(await actsIn(server, 'shops')).toHaveLength(1);
    expect(first).toMatchObject({ status: (await progress()).status });
  });

  it('are listed, newest first', async () => {
    const another = await applyForShop(server);
    const lines = (await run('list')).split('\n');
    expect(lines.map((line) => line.split('  ')[0])).toEqual([another, code]);
    expect(lines[0]).toContain('资质审核  钱塘学堂图书旗舰店  杭州钱塘学堂图书有限公司');
    await server.db.deleteFrom('shop_applications').execute();
    expect(await run('list')).toBe('还没有店铺授权申请。');
  });

  it('are shown with all fields, without terminal control characters', async () => {
    const intro = '卖书。\u001b[2J\n查询码：别人的\u202e';
    await server.db.updateTable('shop_applications').set({ intro }).execute();
    const lines = (await run('show', code)).split('\n');
    expect(lines).toContain(`查询码：${code}`);
    expect(lines).toContain('公司代码：91000000MA00YANT38');
    expect(lines).toContain('公司简介：卖书。 [2J 查询码：别人的 ');
    expect(lines.filter((line) => /^身份证 (人像|国徽)面：uploads\/\S+\.jpg$/.test(line))).toHaveLength(2);
    expect(lines.some((line) => line.startsWith('税务登记证'))).toBe(false);
  });

  it('give their papers as files with readable names, and name those that are gone', async () => {
    const { publication_license_key: gone, ...application } = await server.db
      .selectFrom('shop_applications')
      .select(['publication_license_key', 'business_license_key', 'identity_card_keys'])
      .executeTakeFirstOrThrow();
    const stored = [application.business_license_key, ...application.identity_card_keys];
    for (const key of stored) await server.services.files.write(key, Buffer.from(key));
    const folder = await temporaryFolder();
    await expect(run('files', code, '--out', folder)).rejects.toThrow(
      `文件存储里找不到：${code} 出版物经营许可证.jpg。其余 3 个已写入 ${folder}。`,
    );
    const names = ['营业执照', '身份证 人像面', '身份证 国徽面'].map((name) => `${code} ${name}.jpg`);
    expect(await readdir(folder)).toEqual(names.toSorted());
    expect(await readFile(`${folder}/${code} 身份证 国徽面.jpg`, 'utf8')).toBe(stored[2]);
    await server.services.files.write(gone, Buffer.from(gone));
    expect((await run('files', code, '--out', folder)).split('\n')).toHaveLength(4);
  });

  it('leave a record of each act, with what was before and after', async () => {
    await run('advance', code, '--approver', '李审核', '--as', '小王');
    await run('assign', code, '--to', '苏晴', '--as', '小王');
    await run('reject', code, '--note', '营业执照不清晰', '--as', '小张');
    expect(await actsIn(server, 'shops')).toEqual([
      {
        operator: '小王',
        item: code,
        act: 'approve',
        before: state(1, { approver: '' }),
        after: state(2),
      },
      {
        operator: '小王',
        item: code,
        act: 'assign',
        before: state(2),
        after: state(2, { assigned_to: '苏晴' }),
      },
      {
        operator: '小张',
        item: code,
        act: 'reject',
        before: state(2, { assigned_to: '苏晴' }),
        after: state(0, { assigned_to: '苏晴', descr: '营业执照不清晰' }),
      },
    ]);
    const told = (await run('show', code)).split('\n').slice(-4);
    expect(told.map((line) => line.split('  ')[1])).toEqual([
      '小张退回：营业执照不清晰',
      '小王转给苏晴',
      '小王通过资质审核',
      '申请人交来',
    ]);
    expect(await run('list')).toContain('转给苏晴');
  });

  it('become a shop of the directory with their certificate, all at once', async () => {
    for (const text of ['', '']) await run('advance', code, '--descr', text);
    await expect(run('advance', code, '--until', '2020-12-31')).rejects.toThrow('最后一天');
    expect(await run('advance', code, '--until', '2099-12-31', '--as', '小王')).toBe('已改为：已发证书');
    const { certificate } = await progress();
    expect(certificate).toMatchObject({
      shop_name: '钱塘学堂图书旗舰店',
      certificate_number: expect.stringMatching(/^YT-SQ-\d{4}-\d{5}$/) as string,
      end_time: Date.UTC(2099, 11, 31, 15, 59) / 1000,
    });
    const listed = await server.ask('listOnlineShops', { body: { search: certificate?.certificate_number } });
    expect(listed.list).toEqual([certificate]);
    const picture = await server.app.inject(certificate?.certificate_path ?? '');
    expect(picture.body).toContain('（杭州钱塘学堂图书有限公司）');
    expect(await run('show', code)).toContain(`授权编号：${certificate?.certificate_number ?? ''}`);
  });

  it('are not certified when the picture cannot be stored: no number, no shop, no act, no message', async () => {
    for (const text of ['', '']) await run('advance', code, '--descr', text);
    const before = await whatIsTold();
    const broken = { ...server.services.files, write: () => Promise.reject(new Error('disk full')) };
    const tools = { ...toolsOf(server), files: () => Promise.resolve(broken) };
    const command = shopCommand(['advance', code])(server.db, tools);
    await expect(command).rejects.toThrow('disk full');
    expect(await progress()).toMatchObject({ status: 3, grant_time: null });
    expect((await progress()).certificate).toBeUndefined();
    expect(await whatIsTold()).toEqual(before);
  });

  it('tell the applicant each step by text message', async () => {
    await run('reject', code, '--paper', '营业执照=照片不清晰');
    const told = await server.db.selectFrom('deliveries').select(['recipient', 'body']).execute();
    expect(told.map(({ recipient }) => recipient)).toEqual(['13900000008', '13900000008']);
    const texts = told.map(({ body }) => body).toSorted();
    expect(texts[0]).toContain('已收到');
    expect(texts[1]).toContain(`已退回：营业执照：照片不清晰。查询码 ${code}`);
  });

  it('are not found by an unknown code', async () => {
    for (const command of [
      ['show'],
      ['files', '--out', '.'],
      ['advance'],
      ['reject', '--note', '原因'],
      ['assign', '--to', '苏晴'],
    ]) {
      const [name = '', ...options] = command;
      await expect(run(name, '7KXQ4MRW9TEB', ...options)).rejects.toThrow('没有这个查询码的申请。');
    }
    expect((await progress()).status).toBe(1);
  });
});

describe('an invalid command', () => {
  it.each([
    [],
    ['list', 'ABC'],
    ['show'],
    ['show', 'ABC', '--descr', '说明'],
    ['files', 'ABC'],
    ['grant', 'ABC'],
    ['advance', 'ABC', 'DEF'],
    ['advance', 'ABC', '--status', '4'],
    ['reject', 'ABC', '--note'],
    ['advance', 'ABC', '--paper', '营业执照=已过期'],
    ['assign', 'ABC'],
  ])('%j prints the usage', (...argv) =>
    expect(() => shopCommand(argv)).toThrow('用法：npm run shops -w @inkstone/server -- list'),
  );

  it('does not reject without a reason', () => {
    for (const note of [[], ['--note', '  ']]) {
      expect(() => shopCommand(['reject', code, ...note])).toThrow('退回申请须以 --paper 或 --note 说明原因');
    }
  });

  it.each(['驾驶证=已过期', '营业执照', '营业执照= '])('does not know the refused paper %j', (paper) => {
    expect(() => shopCommand(['reject', code, '--paper', paper])).toThrow('--paper 写作 营业执照=照片不清晰');
  });
});

describe('the program', () => {
  const start = (environment: Record<string, string>, argv: string[]) =>
    startProcess(environment, 'src/commands/shops.ts', [], argv);

  it('works on the database of the running server', async () => {
    const DATABASE_URL = server.database.url;
    const started = start(
      { DATABASE_URL, INKSTONE_SECRET: 's'.repeat(32), IDENTITY_SECRET: 'i'.repeat(32) },
      ['advance', code],
    );
    expect(await started.ended).toEqual({ code: 0, signal: null });
    expect(started.stdout()).toBe('已改为：待汇保证金\n');
    expect((await progress()).status).toBe(2);
  });

  it('reports an error in one line', async () => {
    const mistyped = start({}, ['grant', code]);
    expect(await mistyped.ended).toEqual({ code: 1, signal: null });
    expect(mistyped.stderr()).toMatch(/^用法：[^\n]+\n$/);
    const DATABASE_URL = 'postgresql://someone@127.0.0.1:1/inkstone';
    const alone = start({ DATABASE_URL, INKSTONE_SECRET: 's'.repeat(32), IDENTITY_SECRET: 'i'.repeat(32) }, [
      'list',
    ]);
    expect(await alone.ended).toEqual({ code: 1, signal: null });
    expect(alone.stderr()).toMatch(/^连不上数据库：[^\n]+\n$/);
  });
});
