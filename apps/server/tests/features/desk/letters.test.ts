import { beforeEach, describe, expect, it } from 'vitest';
import { insertUpload } from '../../fixtures/uploads.js';
import { reply } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
let id: number;

async function send(changed: object = {}): Promise<number> {
  const body = {
    type: 1,
    book_name: '高考数学总复习',
    subject: '数学',
    book_number: '978-7-0000-0045-6',
    page_number: '47',
    question_number: '9',
    edition_year: '2026',
    edition_month: '6',
    edition_version: '2',
    print_batch: '5',
    descr: '第 9 题图中的字母 A、B 与题干标注相反。',
    email: 'reader@example.com',
    images: await insertUpload(server),
    ...changed,
  };
  await server.ask('submitBookFeedback', { body });
  const row = await server.db
    .selectFrom('book_feedbacks')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

beforeEach(async () => {
  for (const table of ['book_feedbacks', 'book_errata', 'operator_acts', 'deliveries'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  ({ token } = await newOperator(server));
  id = await send();
});

const letter = () => server.ask('getDeskLetter', { token, body: { id } });
const answer = (body: object = {}) =>
  server.call('answerDeskLetter', {
    token,
    body: { id, text: '属实，谢谢。', by: ['mail'], verdict: 1, ...body },
  });

describe('an open letter', () => {
  it('comes with its book, its errata, the others on its place and the ways to answer', async () => {
    await server.db
      .insertInto('book_errata')
      .values({
        book_id: 1,
        page_number: '12',
        wrong_text: '2',
        right_text: '−2',
        printing: 7,
        is_printed: true,
      })
      .execute();
    const same = await send({ email: 'sun@example.com' });
    expect(await letter()).toMatchObject({
      is_correction: 1,
      book: { id: 1, title: '高考数学总复习' },
      suggestion: { page_number: '47', place: '第 9 题', printing: 8 },
      writer: { name: '', came: 1, right: 0 },
      ways: [{ by: 'mail', to: 'reader@example.com' }],
      same: [{ id: same, name: '' }],
      errata: [{ page_number: '12' }],
      draft: null,
    });
    id = await send({ type: 2, book_name: '没有这本' });
    expect(await letter()).toMatchObject({ is_correction: 0, book: null, same: [], errata: [] });
  });

  it('keeps the draft of its answer', async () => {
    const draft = { text: '您好！', verdict: 2, wrong_text: '', right_text: '' } as const;
    await server.ask('keepDeskDraft', { token, body: { id, draft } });
    expect((await letter()).draft).toEqual(draft);
    await server.ask('keepDeskDraft', { token, body: { id, draft: null } });
    expect((await letter()).draft).toBeNull();
    await answer();
    const late = await server.call('keepDeskDraft', { token, body: { id, draft } });
    expect(late).toEqual(reply(404, '这一件不在了'));
  });
});

describe('an answer at the desk', () => {
  it('lists the erratum, plans the mail, and is recorded', async () => {
    const erratum = { book_id: 1, page_number: '47', place: '第 9 题图', wrong_text: '3', right_text: '4' };
    expect(await answer({ erratum: { ...erratum, printing: 6 } })).toEqual(reply(200, '已答复'));
    expect((await server.ask('listBookErrata', { body: { book_id: 1 } })).list).toMatchObject([
      { place: '第 9 题图', wrong_text: '3', right_text: '4', printing: 6 },
    ]);
    expect(await server.db.selectFrom('deliveries').select('recipient').execute()).toEqual([
      { recipient: 'reader@example.com' },
    ]);
    expect(await actsIn(server, 'feedback')).toMatchObject([{ operator: '李敏', act: 'answer' }]);
    const item = await server.ask('getDeskItem', { token, body: { queue: 'feedback', id } });
    expect(item.acts).toMatchObject([{ operator: '李敏', text: '改为已处理' }]);
  });

  it('that is sent again because its answer was lost is answered as before; the second editor is told', async () => {
    const { token: other } = await newOperator(server, { name: '苏晴' });
    expect((await answer()).code).toBe(200);
    expect((await answer()).code).toBe(200);
    const body = { id, text: '谢谢。', by: ['mail'], verdict: 1 };
    const second = await server.call('answerDeskLetter', { token: other, body });
    expect(second.code).toBe(409);
    expect(second.msg).toMatch(/^李敏 \d\d-\d\d \d\d:\d\d 已经把它改为已处理$/);
    expect(await actsIn(server, 'feedback')).toHaveLength(1);
  });

  it('names what does not fit the letter', async () => {
    expect(await answer({ by: ['sms'] })).toMatchObject({ code: 400, msg: '这位读者没有留下这种联系方式' });
    expect(await answer({ verdict: undefined })).toMatchObject({ code: 400, msg: '请判断是不是错误' });
    expect(await answer({ verdict: 3, erratum_id: 99 })).toMatchObject({ code: 400, msg: '没有这条勘误' });
  });

  it('is refused to an operator of another role', async () => {
    const { token: reviewer } = await newOperator(server, { name: '周衡', roles: ['reviewer'] });
    const body = { id, text: '谢谢。', by: ['mail'], verdict: 1, draft: null };
    for (const operationId of ['getDeskLetter', 'keepDeskDraft', 'answerDeskLetter'] as const) {
      expect(await server.call(operationId, { token: reviewer, body })).toEqual(
        reply(403, '这件事只有“编辑”能办'),
      );
    }
  });
});
