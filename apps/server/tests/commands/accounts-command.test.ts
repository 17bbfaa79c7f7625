import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCommand } from '../../src/commands/accounts-command.js';
import { png } from '../fixtures/files.js';
import { insert } from '../support/insert.js';
import { actsIn, operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { isLoggedIn, logInAs, newPerson, type Person, rowOf } from '../support/person.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
afterAll(removeFolders);
const run = operatorOf(server, accountsCommand);

const phone = '13600000005';
const identityCard = '110101185003091237';
let person: Person;
let id: string;
beforeEach(async () => {
  await server.db.deleteFrom('operator_acts').execute();
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, {
    role: 3,
    phone,
    email: 'tao@example.cn',
    nickname: '陶老师',
    real_name: '陶文静',
    ...server.services.identityCards.columnsOf(identityCard),
    school: '明湖\u001b[2J中学',
  });
  id = String(person.id);
});

const by = ['--as', '周衡'];
const why = ['--reason', '本人来电', ...by];
const acts = async () =>
  (await actsIn(server, 'accounts')).map(({ operator, act, after }) => [operator, act, after]);

describe('accounts are found', () => {
  it.each([
    phone,
    ' 136 0000-0005 ',
    '１３６００００００05',
    '0005',
    identityCard,
    '1237',
    'TAO@example.cn',
    '陶文',
    '陶老师',
  ])('by %j, with all secrets masked', async (text) => {
    const found = await run('find', text);
    expect(found).toMatch(/^找到 1 个。\n\d+ {2}教师 {2}陶文静 {2}136\*\*\*\*0005 {2}/);
    expect(found).not.toContain(identityCard);
    expect(found).not.toContain(phone);
  });

  it.each(['陶%', '_文静', '\\', '文静', '136', "' or true --", '\0', '陶'.repeat(30)])(
    'not by %j',
    async (text) => {
      expect(await run('find', text)).toMatch(/^没有找到。/);
    },
  );

  it('those that were here last first, at most fifty', async () => {
    const values = Array.from({ length: 51 }, (_, index) => ({
      role: 1 as const,
      phone: `139${String(10_000_000 + index)}`,
      nickname: '陶陶',
      password_hash: '',
      created_at: new Date('2026-01-01'),
      ...(index === 0 && { stopped_at: new Date('2026-02-01') }),
    }));
    await server.db.insertInto('users').values(values).execute();
    const [head, first, ...rest] = (await run('find', '陶')).split('\n');
    expect(head).toBe('找到 52 个，列出最近来过的 50 个。');
    expect(first).toContain('陶文静');
    expect(rest).toHaveLength(49);
    expect(await run('find', '13910000000')).toMatch(/昵称 陶陶 .*已停用$/);
  });
});

describe('an account', () => {
  it('is shown without its secrets', async () => {
    const lines = (await run('show', id)).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '状态：在用',
        '手机：136****0005',
        '邮箱：t***@example.cn',
        '真实姓名：陶文静',
        '身份证号：1****************7',
        '学校：明湖 [2J中学',
        '藏书：查验 0 本，下载 0 份，来信 0 封',
      ]),
    );
    expect(lines.join()).toMatch(/经过：[\d: -]+注册$/);
  });

  it('shows one secret with a reason, which its history keeps', async () => {
    expect(await run('reveal', id, '--secret', 'identity', ...why)).toBe(identityCard);
    expect(await run('reveal', id, '--secret', 'phone', ...why)).toBe(phone);
    expect(await acts()).toEqual([
      ['周衡', 'reveal-identity', { reason: '本人来电' }],
      ['周衡', 'reveal-phone', { reason: '本人来电' }],
    ]);
    expect(await run('show', id)).toMatch(
      /周衡看了手机号，事由：本人来电\n.*周衡看了身份证号，事由：本人来电\n/,
    );
    const bare = await newPerson(server, { phone: '13600000006' });
    await expect(run('reveal', String(bare.id), '--secret', 'email', ...why)).rejects.toThrow(
      '没有留下这一项',
    );
    expect(await acts()).toHaveLength(2);
  });

  it('shows nothing where the act cannot be written', async () => {
    await server.database.pool.query('alter table operator_acts rename to elsewhere');
    try {
      await expect(run('reveal', id, '--secret', 'phone', ...why)).rejects.toThrow('operator_acts');
      await expect(run('stop', id, ...why)).rejects.toThrow('operator_acts');
      expect(await isLoggedIn(server, person.token)).toBe(true);
    } finally {
      await server.database.pool.query('alter table elsewhere rename to operator_acts');
    }
  });

  it('is stopped and started once, and the second who does it is told', async () => {
    const stops = await Promise.allSettled([run('stop', id, ...why), run('stop', id, ...why)]);
    expect(stops.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(run('stop', id, ...why)).rejects.toThrow(`账号 ${id} 已经停用，没有改动。`);
    expect(await run('show', id)).toMatch(/状态：已停用（[\d: -]+，本人来电）/);
    expect(await run('start', id, ...why)).toBe('已恢复。');
    await expect(run('start', id, ...why)).rejects.toThrow('没有停用');
    expect(await acts()).toEqual([
      ['周衡', 'stop', { stopped: 1, reason: '本人来电' }],
      ['周衡', 'start', { stopped: 0, reason: '本人来电' }],
    ]);
    const token = await logInAs(server, person.id);
    expect((await server.ask('listMessages', { token })).list[0]?.title).toBe('您的账号已恢复');
  });

  it('loses all sessions', async () => {
    await logInAs(server, person.id);
    expect(await run('end-sessions', id, ...by)).toBe('2 台设备已退出。');
    expect(await isLoggedIn(server, person.token)).toBe(false);
    expect(await run('end-sessions', id, ...by)).toBe('0 台设备已退出。');
    expect(await acts()).toEqual([['周衡', 'end-sessions', { sessions: 0 }]]);
  });

  it('gives up its identity card, with which another account is verified then', async () => {
    const other = await newPerson(server, { phone: '13600000006' });
    const verify = () =>
      server.call('updateUserInfo', {
        token: other.token,
        body: { username: '陶文静', identity_card_code: identityCard },
      });
    expect((await verify()).code).toBe(409);
    expect(await run('release-identity', id, ...why)).toMatch(/^已释放/);
    await expect(run('release-identity', id, ...why)).rejects.toThrow('没有实名认证');
    expect((await verify()).code).toBe(200);
    expect(await rowOf(server, person)).toMatchObject({ identity_card: '', real_name: '' });
    expect(await run('show', String(other.id))).toMatch(/经过：[\d: -]+实名认证\n/);
    const [act] = await actsIn(server, 'accounts');
    expect(JSON.stringify(act)).not.toContain(identityCard);
  });

  it('gets another role, with a message to its owner', async () => {
    await expect(run('role', id, '--to', '主编', ...why)).rejects.toThrow('没有“主编”这种身份');
    expect(await run('role', id, '--to', '家长', ...why)).toBe('身份已改，所有设备上的登录都已退出。');
    await expect(run('role', id, '--to', '家长', ...why)).rejects.toThrow('已经是这个身份');
    expect((await rowOf(server, person)).role).toBe(2);
    expect(await isLoggedIn(server, person.token)).toBe(false);
    expect(await run('show', id)).toContain('周衡改了身份');
  });

  it('is deleted with all that is personal, and only by its nickname', async () => {
    await expect(run('delete', id, '--nickname', '别人', ...why)).rejects.toThrow(
      '的昵称不是“别人”，没有改动。',
    );
    expect(await acts()).toEqual([]);
    expect(await run('delete', id, '--nickname', '陶老师', ...why)).toBe('已注销，个人信息已删除。');
    await expect(run('show', id)).rejects.toThrow('没有这个编号的账号。');
    expect(await acts()).toEqual([['周衡', 'delete', { reason: '本人来电' }]]);
    const told = await server.db.selectFrom('deliveries').select(['recipient', 'body']).execute();
    expect(told).toMatchObject([{ recipient: phone, body: expect.stringContaining('已注销') as string }]);
  });

  it('is exported with its files for its owner', async () => {
    const key = 'uploads/letter.png';
    await server.services.files.write(key, png);
    await insert(server.db, {
      book_feedbacks: {
        type: 2,
        book_name: '',
        subject: '',
        descr: '有错',
        email: '',
        content_hash: '',
        user_id: person.id,
        image_keys: [key],
      },
    });
    const out = await temporaryFolder();
    await run('export', id, '--out', join(out, '资料'), ...why);
    expect((await readdir(join(out, '资料'))).toSorted()).toEqual(
      [`${id} 文件.png`, `${id} 资料.json`].toSorted(),
    );
    const data = JSON.parse(await readFile(join(out, '资料', `${id} 资料.json`), 'utf8')) as object;
    expect(data).toMatchObject({ profile: { phone }, feedbacks: [{ images: `${id} 文件.png` }] });
    expect(await acts()).toEqual([['周衡', 'export', { reason: '本人来电' }]]);
  });

  it.each([
    ['show'],
    ['reveal', '--secret', 'phone', ...why],
    ['stop', ...why],
    ['end-sessions'],
    ['export', '--out', '/nonexistent', ...why],
  ])('that does not exist is named: %s', async (name, ...options) => {
    await expect(run(name, '999999', ...options)).rejects.toThrow('没有这个编号的账号。');
    expect(await acts()).toEqual([]);
  });
});

describe('an invalid command', () => {
  it.each([
    [],
    ['find'],
    ['show', '0'],
    ['show', '1x'],
    ['stop', '1'],
    ['stop', '1', '--reason', ' '],
    ['reveal', '1', '--secret', 'password', ...why],
    ['export', '1', '--reason', '原因'],
    ['toString', '1', ...why],
  ])('%j prints the usage', (...argv) =>
    expect(() => accountsCommand(argv)).toThrow('用法：npm run accounts -w @inkstone/server -- find'),
  );

  it('refuses a reason that nobody would read', () =>
    expect(() => accountsCommand(['stop', '1', '--reason', '长'.repeat(201)])).toThrow('不能超过 200 个字'));
});

it('the program works on the database of the running server', async () => {
  const environment = {
    DATABASE_URL: server.database.url,
    INKSTONE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 'i'.repeat(32),
  };
  const started = startProcess(environment, 'src/commands/accounts.ts', [], ['stop', id, ...why]);
  expect(await started.ended).toEqual({ code: 0, signal: null });
  expect(started.stdout()).toBe('已停用，所有设备上的登录都已退出。\n');
  expect(await isLoggedIn(server, person.token)).toBe(false);
});
