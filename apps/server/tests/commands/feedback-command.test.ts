import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueCommand } from '../../src/commands/queue/queue-command.js';
import { feedbackQueue } from '../../src/features/feedback/feedback-queue.queries.js';
import { insertUpload } from '../fixtures/uploads.js';
import { actsIn, operatorOf, removeFolders, temporaryFolder } from '../support/operator.js';
import { startProcess } from '../support/process.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const command = queueCommand(feedbackQueue);
const run = operatorOf(server, command);
let id: string;

const correction = {
  type: 1,
  book_name: '高考数学总复习',
  subject: '数学',
  book_number: '978-7-0000-0000-0',
  page_number: '47',
  question_number: '9',
  edition_year: '2026',
  edition_month: '6',
  edition_version: '2',
  print_batch: '5',
  descr: '例 3 的答案应为 –2，\u001b[2J不是 2，请核对。',
  email: 'reader@example.com',
};

async function send(changed: object = {}): Promise<string> {
  const images = await insertUpload(server);
  await server.ask('submitBookFeedback', { body: { ...correction, images, ...changed } });
  const { id: sent } = await server.db
    .selectFrom('book_feedbacks')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(sent);
}

beforeEach(async () => {
  for (const table of ['book_feedbacks', 'uploads', 'operator_acts'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  id = await send();
});
afterAll(removeFolders);

async function age(item: string, days: number): Promise<void> {
  await server.db
    .updateTable('book_feedbacks')
    .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` })
    .where('id', '=', Number(item))
    .execute();
}

describe('letters', () => {
  it('are listed: how many wait and since when, the oldest first, then what was handled', async () => {
    const handled = await send({ descr: '这一封已经处理过了，谢谢。' });
    await run('handle', handled, '--note', '第 6 次印刷改正');
    const older = await send({ type: 2, descr: '希望增加函数部分的分层练习。' });
    await age(older, 7);
    const [head, ...lines] = (await run('list')).split('\n');
    expect(head).toMatch(/^2 份等待处理，最早的一份自 \d{4}-\d\d-\d\d [\d:]{8}（7 天）。$/);
    expect(lines.map((line) => line.split('  ').filter((_, index) => index !== 2))).toEqual([
      [older, '待处理', '意见反馈', '高考数学总复习', '希望增加函数部分的分层练习。'],
      [id, '待处理', '图书纠错', '高考数学总复习', '47', '例 3 的答案应为 –2， [2J不是 2，请核对。'],
      [
        handled,
        '已处理',
        '图书纠错',
        '高考数学总复习',
        '47',
        '这一封已经处理过了，谢谢。',
        '（第 6 次印刷改正）',
      ],
    ]);
    await server.db.deleteFrom('book_feedbacks').execute();
    expect(await run('list')).toBe('没有等待处理的。');
  });

  it('are shown whole, without terminal control characters, with what became of them', async () => {
    const lines = (await run('show', id)).split('\n');
    expect(lines).toEqual([
      `编号：${id}`,
      '状态：待处理',
      expect.stringMatching(/^提交时间：/),
      '问题类型：图书纠错',
      '图书名称：高考数学总复习',
      '学科：数学',
      '书号：978-7-0000-0000-0',
      '页码：47',
      '题号：9',
      '版权页年份：2026',
      '版权页月份：6',
      '版次：2',
      '印次：5',
      '问题描述：例 3 的答案应为 –2， [2J不是 2，请核对。',
      '邮箱：reader@example.com',
      `图片：1 个，用 files ${id} --out <文件夹> 取出`,
    ]);
    await run('handle', id, '--note', '属实', '--as', '李编辑');
    expect(await run('show', id)).toMatch(
      /\n备注：属实\n经办人：李编辑\n处理时间：[^\n]+\n图片：[^\n]+\n\S+ \S+ {2}李编辑 {2}改为已处理$/,
    );
  });

  it('are handled with a note, opened again and refused with a reason; each act is recorded', async () => {
    expect(await run('handle', id, '--note', ' 属实 ', '--as', '李编辑')).toBe('已改为：已处理');
    expect(await run('reopen', id, '--as', '王编辑')).toBe('已改为：待处理');
    expect(await run('reject', id, '--note', '原书无误')).toBe('已改为：不采纳');
    const acts = await actsIn(server, 'feedback');
    const waiting = { status: 0, note: '', approver: '' };
    expect(acts.slice(0, 2)).toEqual([
      {
        operator: '李编辑',
        item: id,
        act: 'handle',
        before: waiting,
        after: { status: 1, note: '属实', approver: '李编辑' },
      },
      {
        operator: '王编辑',
        item: id,
        act: 'reopen',
        before: { status: 1, note: '属实', approver: '李编辑' },
        after: { ...waiting, approver: '王编辑' },
      },
    ]);
    // Without --as, the user of the operating system.
    expect(acts[2]).toMatchObject({ act: 'reject', operator: expect.stringMatching(/./) as string });
  });

  it('are decided by one of two operators; the other one learns by whom', async () => {
    const both = await Promise.allSettled([
      run('handle', id, '--as', '李编辑'),
      run('handle', id, '--as', '李编辑'),
    ]);
    const [refused, ...none] = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toMatch(/编号 \d+ 已经是“已处理”（李编辑，[^）]+），没有改动。$/);
    expect(none).toEqual([]);
    expect(await actsIn(server, 'feedback')).toHaveLength(1);
  });

  it('change only together with their record', async () => {
    await sql`alter table operator_acts add constraint broken check (operator <> '李编辑')`.execute(
      server.db,
    );
    await expect(run('handle', id, '--as', '李编辑')).rejects.toThrow('broken');
    await sql`alter table operator_acts drop constraint broken`.execute(server.db);
    expect(await run('show', id)).toContain('状态：待处理');
  });

  it('give their pictures as files for the operator alone, and name those that are gone', async () => {
    const two = await send({ images: `${await insertUpload(server)},${await insertUpload(server)}` });
    const { image_keys: keys } = await server.db
      .selectFrom('book_feedbacks')
      .select('image_keys')
      .where('id', '=', Number(two))
      .executeTakeFirstOrThrow();
    const [first = '', second = ''] = keys;
    await server.services.files.write(first, Buffer.from('one'));
    const folder = join(await temporaryFolder(), '来信');
    await expect(run('files', two, '--out', folder)).rejects.toThrow(
      `文件存储里找不到：${two} 图片 2.jpg。其余 1 个已写入 ${folder}。`,
    );
    await server.services.files.write(second, Buffer.from('two'));
    const paths = [1, 2].map((number) => join(folder, `${two} 图片 ${String(number)}.jpg`));
    expect(await run('files', two, '--out', folder)).toBe(paths.join('\n'));
    expect(await readdir(folder)).toHaveLength(2);
    expect(await readFile(paths[1] ?? '', 'utf8')).toBe('two');
    expect((await stat(paths[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('are exported for a spreadsheet, without formulas of readers', async () => {
    await send({ type: 2, book_name: '=HYPERLINK("x")', descr: '@all 第一行，\n"第二行"也在这一格里。' });
    const folder = await temporaryFolder();
    const path = join(folder, '来信.csv');
    expect(await run('csv', '--out', path)).toBe(`2 行已写入 ${path}`);
    const text = await readFile(path, 'utf8');
    expect(text.startsWith('\uFEFF编号,状态,提交时间,问题类型,图书名称,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(`"'@all 第一行，\n""第二行""也在这一格里。"`);
    await writeFile(join(folder, 'file'), '');
    await expect(run('csv', '--out', join(folder, 'file/来信.csv'))).rejects.toThrow(
      `不能写入 ${join(folder, 'file/来信.csv')}（ENOTDIR）。`,
    );
  });

  it('are not found by an unknown id', async () => {
    for (const argv of [['show'], ['handle'], ['files', '--out', '.'], ['reject', '--note', '原因']]) {
      const [name = '', ...options] = argv;
      await expect(run(name, '999999999', ...options)).rejects.toThrow('没有这个编号。');
    }
  });
});

describe('an invalid command', () => {
  it.each([
    [],
    ['list', '1'],
    ['list', '--note', '备注'],
    ['show'],
    ['show', '0'],
    ['show', '1x'],
    ['show', '1', '--out', '.'],
    ['handle', '1', '2'],
    ['handle', '1', '--note'],
    ['approve', '1'],
    ['toString', '1'],
    ['files', '1'],
    ['csv'],
    ['csv', '--out', ' '],
    ['handle', '1', '--status', '1'],
  ])('%j prints the usage', (...argv) =>
    expect(() => command(argv)).toThrow(
      '用法：npm run feedback -w @inkstone/server -- list | show <编号> | handle <编号> [--note <备注>] [--as <姓名>] | ' +
        'reject <编号> --note <原因> [--as <姓名>] | ',
    ),
  );

  it('does not refuse without a reason', () => {
    expect(() => command(['reject', id, '--note', ' '])).toThrow('reject 须以 --note 说明原因。');
  });
});

it('the program works on the database of the running server', async () => {
  const environment = {
    DATABASE_URL: server.database.url,
    INKSTONE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 'i'.repeat(32),
  };
  const started = startProcess(environment, 'src/commands/feedback.ts', [], ['handle', id, '--note', '属实']);
  expect(await started.ended).toEqual({ code: 0, signal: null });
  expect(started.stdout()).toBe('已改为：已处理\n');
  expect(await run('show', id)).toContain('备注：属实');
});
