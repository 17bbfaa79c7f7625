import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesCommand } from '../../src/commands/codes-command.js';
import { makeBatch } from '../../src/features/genuine/batch-acts.queries.js';
import { deleteOldChecks } from '../../src/features/genuine/code-checks.queries.js';
import { hashGenuineCode } from '../../src/security/genuine-codes.js';
import { teacher, teacherId } from '../fixtures/people.js';
import { insert } from '../support/insert.js';
import { actsIn, operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const run = operatorOf(server, codesCommand);
let token: string;
let out: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});
beforeEach(async () => {
  for (const table of [
    'code_checks',
    'genuine_codes',
    'code_batches',
    'operator_acts',
    'user_books',
  ] as const) {
    await server.db.deleteFrom(table).execute();
  }
  out = join(await temporaryFolder(), '防伪码.csv');
});
afterAll(removeFolders);

const by = ['--as', '周衡'];
const why = ['--reason', '印厂失窃', ...by];
const { id: bookId, title } = { id: 1, title: '高考数学总复习' };

/** @returns the name of a batch and its codes, as the printer reads them */
async function make(amount = 3): Promise<{ name: string; codes: string[] }> {
  const told = await run('make', '--book', String(bookId), '--amount', String(amount), '--out', out, ...by);
  const [, name = ''] = /^批次 (\S+)：/.exec(told) ?? [];
  const [, ...lines] = (await readFile(out, 'utf8')).trim().split('\r\n');
  return { name, codes: lines.map((line) => line.split(',')[1] ?? '') };
}
const verify = (code: string, options: { address?: string; token?: string } = {}) =>
  server.call('verifyGenuineBook', { body: { code }, ...options });
const rows = () => server.db.selectFrom('genuine_codes').selectAll().execute();

describe('codes are made', () => {
  it('for the printer, in a file that only the operator reads; the database keeps hashes', async () => {
    const { name, codes } = await make();
    expect(name).toMatch(/^\d{4}-01$/);
    expect(await readFile(out, 'utf8')).toMatch(/^\uFEFF序号,防伪码\r\n1,[2-9A-Z]{4}(-[2-9A-Z]{4}){3}\r\n2,/);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(new Set(codes).size).toBe(3);
    const kept = await rows();
    expect(kept.map(({ code_hash }) => code_hash).toSorted()).toEqual(codes.map(hashGenuineCode).toSorted());
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.replaceAll('-', ''));
    expect((await verify(codes[0] ?? '')).msg).toBe('正版图书，首次查询');
    expect(await actsIn(server, 'codes')).toMatchObject([
      { operator: '周衡', item: name, act: 'make', after: { book: bookId, amount: 3 } },
    ]);
  });

  it('in numbered batches of thousands', async () => {
    const batches = await Promise.all(
      [1, 2_500].map((amount) =>
        makeBatch(server.db, { bookId, amount, printer: '', operator: '周衡' }, () => Promise.resolve()),
      ),
    );
    expect(batches.map((name) => name?.slice(4)).toSorted()).toEqual(['-01', '-02']);
    expect(await rows()).toHaveLength(2_501);
    expect((await run('list')).split('\n')).toHaveLength(2);
  });

  it('whole or not at all', async () => {
    const kept: string[] = [];
    const failing = makeBatch(
      server.db,
      { bookId, amount: 2_000, printer: '', operator: '周衡' },
      (codes) => {
        kept.push(...codes);
        return kept.length > 1_000 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
      },
    );
    await expect(failing).rejects.toThrow('the disk is full');
    expect([await rows(), await actsIn(server, 'codes'), await run('list')]).toEqual([
      [],
      [],
      '还没有防伪码。',
    ]);
    await server.database.pool.query('alter table operator_acts rename to elsewhere');
    try {
      await expect(make()).rejects.toThrow('operator_acts');
    } finally {
      await server.database.pool.query('alter table elsewhere rename to operator_acts');
    }
    expect(await readdir(join(out, '..'))).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('never over a file that is there, nor for a book that is not', async () => {
    await writeFile(out, 'the codes of another batch');
    await expect(make()).rejects.toThrow('已经有了，请另起一个名字');
    expect(await readFile(out, 'utf8')).toBe('the codes of another batch');
    const other = join(out, '..', 'other.csv');
    await expect(run('make', '--book', '999999', '--amount', '1', '--out', other)).rejects.toThrow(
      '没有这个编号的图书',
    );
    await expect(run('make', '--book', '1', '--amount', '1', '--out', '/nonexistent/x.csv')).rejects.toThrow(
      '不能写入 /nonexistent/x.csv.part（ENOENT）',
    );
    expect(await readdir(join(out, '..'))).toEqual(['防伪码.csv']);
  });
});

describe('a batch', () => {
  it('tells how many of its codes were checked, and when', async () => {
    const { name, codes } = await make();
    expect(await run('list')).toMatch(new RegExp(`^${name} .* ${title}  3 个，首查 0，再查 0  还没有人查$`));
    for (const code of [codes[0], codes[0], codes[1]]) await verify(code ?? '');
    expect(await run('list')).toMatch(/3 个，首查 2，再查 1 {2}在售$/);
    expect(await run('show', name)).toMatch(
      /状态：在售\n首查：2 个，其后再查 1 次\n第一次：[\d: -]+\n最近一次：([\d-]+)\n每天：\1 {2}3 次\n经过：[\d: -]+周衡做了这一批$/,
    );
  });

  it('is recalled: what was checked before stays genuine, the rest is not, until the recall is taken back', async () => {
    const { name, codes } = await make();
    const [before = '', after = ''] = codes;
    await verify(before);
    expect(await run('recall', name, ...why)).toMatch(/^已收回/);
    await expect(run('recall', name, ...why)).rejects.toThrow(`批次 ${name} 已经收回，没有改动。`);
    expect((await verify(before)).data).toMatchObject({ check_count: 2 });
    expect(await verify(after, { token })).toEqual({
      code: 410,
      msg: '这个防伪码所在的一批标签已经收回，不能证明是正版图书。请保留图书与标签，联系我们核实',
      data: null,
    });
    expect(await server.ask('listMyBooks', { token })).toMatchObject({ count: 0 });
    expect(await run('show', name)).toMatch(/状态：已收回（[\d: -]+，印厂失窃）/);
    expect(await run('restore', name, '--reason', '已追回', ...by)).toBe('已恢复。');
    await expect(run('restore', name, ...why)).rejects.toThrow('没有收回');
    expect((await verify(after)).msg).toBe('正版图书，首次查询');
    expect((await actsIn(server, 'codes')).map(({ act, after: state }) => [act, state])).toEqual([
      ['make', { book: bookId, amount: 3 }],
      ['recall', { recalled: 1, reason: '印厂失窃' }],
      ['restore', { recalled: 0, reason: '已追回' }],
    ]);
  });

  it('of a content folder is one, too', async () => {
    await insert(server.db, {
      genuine_codes: { code_hash: hashGenuineCode('YTJY2027KSJL0001'), book_id: bookId },
    });
    expect(await run('list')).toBe('导入  多种图书  1 个，首查 0，再查 0  还没有人查');
    await run('recall', '导入', ...why);
    expect((await verify('YTJY2027KSJL0001')).code).toBe(410);
    expect(await run('list')).toMatch(/^导入 {2}多种图书 {2}1 个，首查 0，再查 0 {2}已收回/);
    expect((await verify((await make()).codes[0] ?? '')).code).toBe(200);
  });
});

describe('a code that is checked too often', () => {
  const checkFrom = async (code: string, ...addresses: string[]) => {
    for (const address of addresses) await verify(code, { address });
  };

  it('is listed by its fingerprint, with the networks and the provinces of accounts, never an address', async () => {
    const { name, codes } = await make();
    const [copied = '', own = ''] = codes;
    await insert(server.db, { provinces: { id: 41, name: '河南省', short_name: '河南', sort: 1 } });
    await server.db.updateTable('users').set({ province_id: 41 }).where('id', '=', teacherId).execute();
    await checkFrom(copied, '203.0.113.7', '203.0.113.7', '2001:db8:1:2::9');
    await verify(copied, { token, address: '198.51.100.3' });
    await checkFrom(own, ...Array.from({ length: 9 }, () => '203.0.113.8'));
    const hash = hashGenuineCode(copied).toUpperCase();
    const [head, line, provinces, networks, ...none] = (await run('suspicious')).split('\n');
    expect(head).toBe('30 天里在不同网段查了三次以上的码，1 个：');
    expect(line).toMatch(
      new RegExp(`^${hash.slice(0, 4)}-${hash.slice(4, 6)}  ${name}  4 次  [\\d-]+ 起 1 天  `),
    );
    expect(provinces).toBe('读者账号所在的省（约）：河南 1');
    expect(networks).toBe('没有登录的只知道网段：203.0.*.* 2，2001:db8:* 1');
    expect(none).toEqual([]);
    const kept = await server.db.selectFrom('code_checks').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/113\.|198\.51\.100|db8:1/);
    await server.db.updateTable('users').set({ province_id: null }).where('id', '=', teacherId).execute();
  });

  it('is not one that a family has checked, nor one of last month', async () => {
    const [code = ''] = (await make()).codes;
    await checkFrom(code, '203.0.113.7', '198.51.100.3');
    expect(await run('suspicious')).toBe('30 天里没有查得可疑的码。');
    await checkFrom(code, '192.0.2.1');
    expect(await run('suspicious', '--days', '1')).toMatch(/^今天在不同网段/);
    await server.db
      .updateTable('code_checks')
      .set({ day: sql<Date>`day - 31` })
      .execute();
    expect(await run('suspicious')).toBe('30 天里没有查得可疑的码。');
  });

  it('is forgotten after ninety days, and its row does not grow with a repeated check', async () => {
    const [code = ''] = (await make()).codes;
    await Promise.all(Array.from({ length: 12 }, () => verify(code, { address: '203.0.113.7' })));
    const kept = () => server.db.selectFrom('code_checks').select('checks').execute();
    expect(await kept()).toEqual([{ checks: 12 }]);
    await server.db
      .updateTable('code_checks')
      .set({ day: sql<Date>`day - 89` })
      .execute();
    await deleteOldChecks(server.db);
    expect(await kept()).toHaveLength(1);
    await server.db
      .updateTable('code_checks')
      .set({ day: sql<Date>`day - 1` })
      .execute();
    await deleteOldChecks(server.db);
    expect(await kept()).toEqual([]);
  });

  it('is no guess: an unknown code leaves nothing', async () => {
    await verify('YTJY2027KSJL9999');
    expect(await server.db.selectFrom('code_checks').selectAll().execute()).toEqual([]);
  });
});

it('checks go on while a batch is recalled and another one is made', async () => {
  const { name, codes } = await make(40);
  const [, , ...answers] = await Promise.all([
    run('recall', name, ...why),
    makeBatch(server.db, { bookId, amount: 3_000, printer: '', operator: '周衡' }, () => Promise.resolve()),
    ...codes.map((code) => verify(code)),
  ]);
  expect(answers.map(({ code }) => code).filter((code) => code !== 200 && code !== 410)).toEqual([]);
});

describe('an invalid command', () => {
  it.each([
    [],
    ['list', '1'],
    ['make', '--book', '1', '--amount', '0', '--out', 'x.csv'],
    ['make', '--book', '1', '--amount', '1e9', '--out', 'x.csv'],
    ['make', '--book', '1', '--amount', '5'],
    ['recall', '2611-01'],
    ['recall', '--reason', '失窃'],
    ['suspicious', '--days', '0'],
  ])('%j prints the usage', (...argv) =>
    expect(() => codesCommand(argv)).toThrow('用法：npm run codes -w @inkstone/server -- make'),
  );

  it('names the most that one batch may have', () =>
    expect(() => codesCommand(['make', '--book', '1', '--amount', '100001', '--out', 'x.csv'])).toThrow(
      '一批最多 100000 个',
    ));

  it.each(['show', 'recall'])('%s names a batch that does not exist', async (name) => {
    const options = name === 'show' ? [] : why;
    await expect(run(name, "' or 1=1", ...options)).rejects.toThrow('没有这个批次。');
  });
});

it('the program works on the database of the running server', async () => {
  const { name } = await make();
  const environment = {
    DATABASE_URL: server.database.url,
    INKSTONE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 'i'.repeat(32),
  };
  const started = startProcess(environment, 'src/commands/codes.ts', [], ['recall', name, ...why]);
  expect(await started.ended).toEqual({ code: 0, signal: null });
  expect(started.stdout()).toMatch(/^已收回/);
});
