import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopCommand } from '../../src/commands/shop-command.js';
import { applyForShop, progressOf } from '../fixtures/shop-applications.js';
import { insertShops } from '../fixtures/shops.js';
import { actsIn, operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
let code: string;
beforeAll(async () => {
  await insertShops(server.db);
});

beforeEach(async () => {
  await server.db.deleteFrom('shop_applications').execute();
  await server.db.deleteFrom('operator_acts').execute();
  code = await applyForShop(server);
});

const run = operatorOf(server, shopCommand);
afterAll(removeFolders);
const progress = () => progressOf(server, code);

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
    await expect(run('reject', code, '--descr', '晚了')).rejects.toThrow('授权证书已经发放');
  });

  it('are rejected with a reason and reviewed again', async () => {
    const spelled = `${code.slice(0, 6)}-${code.slice(6)}`.toLowerCase();
    expect(await run('reject', spelled, '--descr', '营业执照不清晰')).toBe('已改为：已退回');
    expect(await progress()).toMatchObject({
      status: 0,
      status_text: '申请已退回，请按说明修改后重新提交',
      handle_time: expect.any(Number) as number,
      descr: '营业执照不清晰',
    });
    await expect(run('reject', code, '--descr', '再退')).rejects.toThrow('申请已经退回');
    expect(await run('advance', code)).toBe('已改为：资质审核');
    expect(await progress()).toMatchObject({ status: 1, handle_time: null, descr: '' });
  });

  it('accept only one of two steps of operators at the same time', async () => {
    await Promise.all([run('advance', code), run('advance', code)]);
    expect((await progress()).status).toBe(3);
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
    expect(lines.find((line) => line.startsWith('身份证：'))).toMatch(
      /：uploads\/\S+\.jpg，uploads\/\S+\.jpg$/,
    );
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
    const names = ['营业执照', '身份证 1', '身份证 2'].map((name) => `${code} ${name}.jpg`);
    expect(await readdir(folder)).toEqual(names.toSorted());
    expect(await readFile(`${folder}/${code} 身份证 2.jpg`, 'utf8')).toBe(stored[2]);
    await server.services.files.write(gone, Buffer.from(gone));
    expect((await run('files', code, '--out', folder)).split('\n')).toHaveLength(4);
  });

  it('leave a record of each act, with what was before and after', async () => {
    await run('advance', code, '--approver', '李审核', '--as', '小王');
    await run('reject', code, '--descr', '营业执照不清晰', '--as', '小张');
    expect(await actsIn(server, 'shops')).toEqual([
      {
        operator: '小王',
        item: code,
        act: 'advance',
        before: { status: 1, approver: '', descr: '' },
        after: { status: 2, approver: '李审核', descr: '' },
      },
      {
        operator: '小张',
        item: code,
        act: 'reject',
        before: { status: 2, approver: '李审核', descr: '' },
        after: { status: 0, approver: '李审核', descr: '营业执照不清晰' },
      },
    ]);
    expect(await run('show', code)).toMatch(/小王 {2}改为待汇保证金\n\S+ \S+ {2}小张 {2}改为已退回$/);
  });

  it('are not found by an unknown code', async () => {
    for (const command of [['show'], ['files', '--out', '.'], ['advance'], ['reject', '--descr', '原因']]) {
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
    ['reject', 'ABC', '--descr'],
  ])('%j prints the usage', (...argv) =>
    expect(() => shopCommand(argv)).toThrow('用法：npm run shops -w @inkstone/server -- list'),
  );

  it('does not reject without a reason', () => {
    expect(() => shopCommand(['reject', code])).toThrow('退回申请须以 --descr 说明原因');
    expect(() => shopCommand(['reject', code, '--descr', '  '])).toThrow('退回申请须以 --descr 说明原因');
  });
});

describe('the program', () => {
  const start = (environment: Record<string, string>, argv: string[]) =>
    startProcess(environment, 'src/commands/shops.ts', [], argv);

  it('works on the database of the running server', async () => {
    const DATABASE_URL = server.database.url;
    const started = start({ DATABASE_URL, INKSTONE_SECRET: 's'.repeat(32) }, ['advance', code]);
    expect(await started.ended).toEqual({ code: 0, signal: null });
    expect(started.stdout()).toBe('已改为：待汇保证金\n');
    expect((await progress()).status).toBe(2);
  });

  it('reports an error in one line', async () => {
    const mistyped = start({}, ['grant', code]);
    expect(await mistyped.ended).toEqual({ code: 1, signal: null });
    expect(mistyped.stderr()).toMatch(/^用法：[^\n]+\n$/);
    const DATABASE_URL = 'postgresql://someone@127.0.0.1:1/inkstone';
    const alone = start({ DATABASE_URL, INKSTONE_SECRET: 's'.repeat(32) }, ['list']);
    expect(await alone.ended).toEqual({ code: 1, signal: null });
    expect(alone.stderr()).toMatch(/^连不上数据库：[^\n]+\n$/);
  });
});
