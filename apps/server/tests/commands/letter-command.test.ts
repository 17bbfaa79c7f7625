import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { letterCommand } from '../../src/commands/letter-command.js';
import { teacher } from '../fixtures/people.js';
import { insertUpload } from '../fixtures/uploads.js';
import { actsIn, operatorOf } from '../support/operator.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const run = operatorOf(server, letterCommand);
let bookId: number;

const correction = {
  type: 1,
  book_name: '课时精练 高一数学（上册）',
  subject: '数学',
  book_number: '978-7-0000-0045-6',
  page_number: '47',
  question_number: '9',
  edition_year: '2026',
  edition_month: '6',
  edition_version: '2',
  print_batch: '第 5 次',
  descr: '第 9 题图中 AC、BC 的长度与题干相反。',
  email: 'tao@example.com',
};
const proof = ['--wrong', 'BC 边标 3，AC 边标 4', '--right', 'BC 边标 4，AC 边标 3'];

async function send(changed: object = {}, token?: string): Promise<string> {
  const images = await insertUpload(server);
  await server.ask('submitBookFeedback', {
    body: { ...correction, images, ...changed },
    ...(token !== undefined && { token }),
  });
  const { id } = await server.db
    .selectFrom('book_feedbacks')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(id);
}

const letters = () =>
  server.db
    .selectFrom('book_feedbacks')
    .select(['id', 'status', 'verdict', 'erratum_id', 'answer', 'draft', 'approver'])
    .orderBy('id')
    .execute();

const deliveries = () =>
  server.db
    .selectFrom('deliveries')
    .select(['channel', 'recipient', 'subject', 'body'])
    .orderBy('channel')
    .orderBy('recipient', 'desc')
    .execute();

beforeEach(async () => {
  for (const table of ['book_feedbacks', 'book_errata', 'operator_acts', 'deliveries', 'messages'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  const { id } = await server.db.selectFrom('books').select('id').orderBy('id').executeTakeFirstOrThrow();
  bookId = id;
  await server.db.updateTable('all_books').set({ isbn: '9787000000456' }).where('id', '=', bookId).execute();
});

describe('a correction', () => {
  it('is answered with an erratum on the book of its number, in the printing after the reader’s', async () => {
    const text = '陶老师，您好！\n\n您指出的属实。';
    const token = await server.logIn(teacher);
    const id = await send({}, token);
    expect(
      await run(
        'answer',
        id,
        '--text',
        text,
        '--by',
        'mail,sms,notice',
        '--verdict',
        'error',
        ...proof,
        '--as',
        '陶文昌',
      ),
    ).toMatch(/^已答复，勘误 \d+。$/);
    const [erratum] = await server.db.selectFrom('book_errata').selectAll().execute();
    expect(erratum).toMatchObject({
      book_id: bookId,
      page_number: '47',
      place: '第 9 题',
      wrong_text: 'BC 边标 3，AC 边标 4',
      right_text: 'BC 边标 4，AC 边标 3',
      printing: 6,
      is_printed: false,
    });
    expect(await letters()).toEqual([
      {
        id: Number(id),
        status: 1,
        verdict: 1,
        erratum_id: erratum?.id,
        answer: text,
        draft: null,
        approver: '陶文昌',
      },
    ]);
    const subject = '答复：您关于《课时精练 高一数学（上册）》的来信';
    expect(await deliveries()).toEqual([
      { channel: 'mail', recipient: 'tao@example.com', subject, body: text },
      { channel: 'sms', recipient: teacher, subject, body: text },
    ]);
    const { list } = await server.ask('listMessages', { token, body: {} });
    expect(list[0]).toMatchObject({
      title: '您关于《课时精练 高一数学（上册）》的来信有了答复',
      message: '<p>陶老师，您好！</p><p>您指出的属实。</p>',
    });
    expect(await actsIn(server, 'feedback')).toMatchObject([
      {
        operator: '陶文昌',
        item: id,
        act: 'answer',
        before: { status: 0 },
        after: { status: 1, answer: text },
      },
    ]);
    expect(await actsIn(server, 'errata')).toMatchObject([
      { operator: '陶文昌', item: String(erratum?.id), act: 'add', after: { status: 0, printing: 6 } },
    ]);
    expect(await run('show', id)).toMatch(
      /\n判断：确认为错误\n勘误编号：\d+\n答复：陶老师，您好！ 您指出的属实。\n/,
    );
  });

  it('answers those on the same place with it, however their readers write it', async () => {
    const id = await send();
    const same = await send({
      page_number: '第４７页',
      question_number: '第 9 题',
      email: 'sun@example.com',
    });
    const other = await send({ page_number: '48' });
    const handled = await send({ descr: '这一封已经处理过了，谢谢。' });
    await run('handle', handled);
    expect(await run('answer', id, '--text', '属实。', '--verdict', 'error')).toBe(
      '已答复，同一处的 1 封一并答复。',
    );
    expect((await letters()).map((letter) => [String(letter.id), letter.status, letter.answer])).toEqual([
      [id, 1, '属实。'],
      [same, 1, '属实。'],
      [other, 0, ''],
      [handled, 1, ''],
    ]);
    expect((await deliveries()).map(({ recipient }) => recipient)).toEqual([
      'tao@example.com',
      'sun@example.com',
    ]);
  });

  it('that was no error is not accepted, one that is known refers to its erratum', async () => {
    const id = await send();
    await run('answer', id, '--text', '原书无误。', '--verdict', 'none');
    const first = await send({ page_number: '12' });
    await run('answer', first, '--text', '属实。', '--verdict', 'error', ...proof, '--printing', '3');
    const [erratum] = await server.db.selectFrom('book_errata').select('id').execute();
    const second = await send({ page_number: '12', descr: '第 12 页的同一个错误，又发现一次。' });
    const known = ['--verdict', 'known', '--erratum', String(erratum?.id)];
    expect(await run('answer', second, '--text', '已经收录。', ...known)).toBe(
      `已答复，勘误 ${String(erratum?.id)}。`,
    );
    expect((await letters()).map(({ status, verdict }) => [status, verdict])).toEqual([
      [-1, 2],
      [1, 1],
      [1, 3],
    ]);
  });

  it.each([
    [['--verdict', 'error', '--by', 'notice'], '这位读者没有留下这种联系方式'],
    [[], '请判断是不是错误'],
    [['--verdict', 'none', '--erratum', '1'], '勘误与判断不符'],
    [['--verdict', 'known', '--erratum', '99999'], '没有这条勘误'],
    [['--verdict', 'error', ...proof, '--book', '99999'], '没有这本图书'],
  ])('with %j is refused: %s', async (options, message) => {
    const id = await send();
    await expect(run('answer', id, '--text', '答复', ...options)).rejects.toThrow(`${message}。`);
    expect(await letters()).toMatchObject([{ status: 0, answer: '' }]);
  });

  it('of a book that is not on the site needs the book', async () => {
    const id = await send({ book_name: '没有这本', book_number: '无' });
    await expect(run('answer', id, '--text', '属实', '--verdict', 'error', ...proof)).rejects.toThrow(
      '以 --book 写明',
    );
  });

  it('is answered once, of two editors who answer letters on its place', async () => {
    const id = await send();
    const same = await send({ email: 'sun@example.com' });
    const outcomes = await Promise.allSettled(
      [id, same].map((one) => run('answer', one, '--text', '属实。', '--verdict', 'error', '--as', '李编辑')),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await deliveries()).toHaveLength(2);
    await expect(run('answer', id, '--text', '又一次', '--verdict', 'none')).rejects.toThrow(
      /已经是“已处理”（李编辑，[^）]+），没有改动。$/,
    );
  });

  it('is answered only together with its messages, its erratum and the record', async () => {
    const id = await send();
    await sql`alter table operator_acts add constraint broken check (operator <> '李编辑')`.execute(
      server.db,
    );
    await expect(
      run('answer', id, '--text', '属实', '--verdict', 'error', ...proof, '--as', '李编辑'),
    ).rejects.toThrow('broken');
    await sql`alter table operator_acts drop constraint broken`.execute(server.db);
    expect(await letters()).toMatchObject([{ status: 0 }]);
    expect(await deliveries()).toEqual([]);
    expect(await run('errata')).toBe('还没有勘误。');
  });
});

describe('feedback', () => {
  it('is only answered', async () => {
    const id = await send({ type: 2 });
    await expect(run('answer', id, '--text', '谢谢', '--verdict', 'error')).rejects.toThrow(
      '意见反馈没有勘误',
    );
    expect(await run('answer', id, '--text', '谢谢')).toBe('已答复。');
    expect(await letters()).toMatchObject([{ status: 1, verdict: null, answer: '谢谢' }]);
  });
});

describe('errata', () => {
  it('are listed, marked with their printing, and removed', async () => {
    const id = await send();
    await run('answer', id, '--text', '属实。', '--verdict', 'error', ...proof);
    const line = await run('errata');
    expect(line).toMatch(
      /^\d+ {2}待第 6 次印刷 {2}.+ {2}47 {2}第 9 题 {2}BC 边标 3，AC 边标 4 → BC 边标 4，AC 边标 3$/,
    );
    const [erratum = ''] = line.split(' ');
    expect(await run('printed', erratum, '--printing', '7', '--as', '王编辑')).toBe('第 7 次印刷已改正。');
    expect(await run('errata')).toContain('第 7 次印刷已改正');
    expect(await run('remove', erratum)).toBe('已从勘误中去掉。');
    await expect(run('remove', erratum)).rejects.toThrow('没有这条勘误。');
    expect((await actsIn(server, 'errata')).map(({ act }) => act)).toEqual(['add', 'print', 'remove']);
    // The letter stays answered.
    expect(await letters()).toMatchObject([{ status: 1, erratum_id: null }]);
  });
});

describe('an invalid command', () => {
  it.each([
    ['answer', '1'],
    ['answer', '--text', '答复'],
    ['errata', '1'],
    ['printed', '1'],
    ['printed', '1', '--printing', '第六次'],
    ['remove', 'x'],
  ])('%j prints the usage', (...argv) => {
    expect(() => letterCommand(argv)).toThrow(
      /^用法：.* \| answer <编号> --text <答复> .* \| errata \| printed /,
    );
  });

  it.each([
    ['--by', 'fax'],
    ['--verdict', 'yes'],
    ['--printing', '6'],
  ])('%s %s prints the usage', async (...options) => {
    const id = await send();
    await expect(run('answer', id, '--text', '答复', ...options)).rejects.toThrow(/^用法：/);
  });
});
