import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignedLinks } from '../../../src/ports/files/signed-links.js';
import { uploadKeyOf } from '../../../src/shared/upload-urls.js';
import { teacher } from '../../fixtures/people.js';
import { countClaimed, insertUpload } from '../../fixtures/uploads.js';
import { reply, errorsOf } from '../../support/answers.js';
import { type CallOptions, useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

beforeEach(async () => {
  for (const table of ['book_feedbacks', 'book_donations', 'uploads'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const feedbacks = () => server.db.selectFrom('book_feedbacks').selectAll().execute();
const donations = () => server.db.selectFrom('book_donations').selectAll().execute();
const upload = (type?: string) => insertUpload(server, type);

describe('submitBookFeedback', () => {
  const send = (body: object, options: CallOptions = {}) =>
    server.call('submitBookFeedback', { body, ...options });
  const feedback = async () => ({
    type: 2,
    book_name: ' 高考数学总复习 ',
    subject: '数学',
    descr: ' 希望增加函数部分的分层练习。 ',
    images: await upload(),
    email: ' reader@example.com ',
  });
  const correction = async () => ({
    ...(await feedback()),
    type: 1,
    book_number: '978-7-0000-0000-0',
    page_number: '47',
    question_number: '9',
    edition_year: '2026',
    edition_month: '6',
    edition_version: '2',
    print_batch: '5',
  });

  it('stores a correction with its place in the book, and claims its pictures in order (spec: B7 feedback correction, B3 correction form)', async () => {
    const images = [await upload(), await upload('image/png')];
    const envelope = await send({ ...(await correction()), images: images.join(',') });
    expect(envelope).toEqual(reply(200, '提交成功，感谢您的指正'));
    expect(await feedbacks()).toMatchObject([
      {
        type: 1,
        user_id: null,
        book_name: '高考数学总复习',
        book_number: '978-7-0000-0000-0',
        page_number: '47',
        question_number: '9',
        edition_year: '2026',
        edition_month: '6',
        edition_version: '2',
        print_batch: '5',
        descr: '希望增加函数部分的分层练习。',
        email: 'reader@example.com',
        image_keys: images.map((url) => /uploads\/[^?]+/.exec(url)?.[0]),
      },
    ]);
    expect(await countClaimed(server.db)).toBe(2);
  });

  it('stores feedback without a place, with the account of the caller (spec: B7 feedback feedback)', async () => {
    const envelope = await send({ ...(await feedback()), page_number: '47' }, { token });
    expect(envelope).toMatchObject({ code: 200, msg: '提交成功，感谢您的反馈' });
    expect(await feedbacks()).toMatchObject([{ type: 2, user_id: 2, page_number: '', edition_year: '' }]);
  });

  it('stores the same feedback once a day, also when it comes twice at the same time', async () => {
    const body = await feedback();
    expect(await Promise.all([send(body), send(body), send(body)])).toEqual(
      Array.from({ length: 3 }, () => reply(200, '提交成功，感谢您的反馈')),
    );
    expect(await feedbacks()).toHaveLength(1);
    await server.db
      .updateTable('book_feedbacks')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    // A day later it is new feedback, which needs its own pictures.
    expect(await send(body)).toMatchObject({ code: 400, msg: '上传的文件已失效，请重新上传' });
    expect((await send({ ...body, images: await upload() })).code).toBe(200);
    expect(await feedbacks()).toHaveLength(2);
  });

  it('treats spaces as empty in every part of the edition (spec: B5 correction edition blank)', async () => {
    const whole = await correction();
    const parts = {
      edition_year: '年份',
      edition_month: '月份',
      edition_version: '版次',
      print_batch: '印次',
    };
    for (const [field, name] of Object.entries(parts)) {
      expect(await send({ ...whole, [field]: '　 ' })).toMatchObject({ code: 400, msg: `请填写${name}` });
    }
    const envelope = await send({ ...whole, edition_month: '', print_batch: ' ' });
    expect(errorsOf(envelope.data)).toEqual([
      ['edition_month', '请填写月份'],
      ['print_batch', '请填写印次'],
    ]);
  });

  it.each([
    ['images', ' , ', '请上传图片'],
    ['images', '/files/uploads/nobody.jpg', '上传的文件已失效，请重新上传'],
    ['images', '/files/public/books/1.webp', '上传的文件已失效，请重新上传'],
  ])('refuses %s %j and writes nothing', async (field, value, message) => {
    const envelope = await send({ ...(await correction()), [field]: value });
    expect(envelope).toMatchObject({ code: 400, msg: message });
    expect(errorsOf(envelope.data)).toEqual([[field, message]]);
    expect(await feedbacks()).toEqual([]);
    expect(await countClaimed(server.db)).toBe(0);
  });

  it('refuses a picture by its path alone, which anybody may have seen, and accepts its link when it is old', async () => {
    const body = await feedback();
    const [path = ''] = body.images.split('?');
    const forged = `${path}?expires=1&name=x&signature=${'A'.repeat(43)}`;
    for (const images of [path, forged]) {
      expect(await send({ ...body, images })).toMatchObject({ msg: '上传的文件已失效，请重新上传' });
    }
    const old = createSignedLinks(server.services.keys.fileLinks, () => 0);
    expect((await send({ ...body, images: old.create(uploadKeyOf(path), '照片.jpg') })).code).toBe(200);
  });

  it('accepts up to ten pictures and no other type of file (spec: B5 image number)', async () => {
    const urls: string[] = [];
    while (urls.length < 11) urls.push(await upload());
    const body = await feedback();
    const eleven = await send({ ...body, images: urls.join(',') });
    expect(eleven).toMatchObject({ code: 400, msg: '最多上传10个文件' });
    expect((await send({ ...body, images: urls.slice(1).join(',') })).code).toBe(200);
    const document = await send({ ...body, images: await upload('application/pdf') });
    expect(document).toMatchObject({ code: 400, msg: expect.stringContaining('仅支持') as string });
    expect(await feedbacks()).toHaveLength(1);
  });

  it('limits the number of submissions', async () => {
    const body = await feedback();
    const from = { address: '192.0.2.1' };
    for (let sent = 0; sent < 60; sent += 1) expect((await send(body, from)).code).toBe(200);
    expect((await send(body, from)).code).toBe(429);
  });
});

describe('submitBookDonation', () => {
  const donation = {
    unit_name: ' 砚山县第三小学 ',
    province_city: '云南省文山州',
    address: '砚山县书院路 8 号',
    contacts: '杨老师',
    phone: '0876-0000000',
    explain: '三至六年级语文、数学练习册各 120 册。',
  };
  const send = (body: object, options: CallOptions = {}) =>
    server.call('submitBookDonation', { body, ...options });

  it('stores the request of a visitor and of a logged-in caller (spec: B7 book_donate)', async () => {
    expect(await send(donation)).toEqual(reply(200, '提交成功，我们会尽快与您联系'));
    await send({ ...donation, contacts: '李老师' }, { token });
    expect(await donations()).toMatchObject([
      { user_id: null, unit_name: '砚山县第三小学', phone: '0876-0000000', contacts: '杨老师' },
      { user_id: 2, contacts: '李老师' },
    ]);
  });

  it('stores the same request once a day, also when it comes twice at the same time', async () => {
    const answers = await Promise.all([send(donation), send(donation), send(donation)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    await send({ ...donation, unit_name: '砚山县第三小学' });
    expect(await donations()).toHaveLength(1);
    await send({ ...donation, explain: '另要英语练习册 40 册。' });
    expect(await donations()).toHaveLength(2);
    await server.db
      .updateTable('book_donations')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    await send(donation);
    expect(await donations()).toHaveLength(3);
  });

  it('limits the number of submissions', async () => {
    const from = { address: '192.0.2.2' };
    for (let sent = 0; sent < 60; sent += 1) expect((await send(donation, from)).code).toBe(200);
    expect((await send(donation, from)).code).toBe(429);
  });
});
