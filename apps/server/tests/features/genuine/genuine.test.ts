import type { GenuineCheck } from '@inkstone/api/types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashGenuineCode } from '../../../src/security/genuine-codes.js';
import { student, teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { insert } from '../../support/insert.js';
import { type CallOptions, useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

const code = 'YTJY2027KSJL0001';
beforeEach(async () => {
  await server.db.deleteFrom('genuine_codes').execute();
  await server.db.deleteFrom('user_books').execute();
  await insert(server.db, { genuine_codes: { code_hash: hashGenuineCode(code), book_id: 1 } });
});

const verify = (given: string, options: CallOptions = {}) =>
  server.call('verifyGenuineBook', { body: { code: given }, ...options });
const myBooks = () => server.db.selectFrom('user_books').select(['user_id', 'book_id']).execute();
const keptCodes = () => server.db.selectFrom('genuine_codes').selectAll().execute();

describe('verifyGenuineBook', () => {
  it('reports the first check and the book (spec: B7 genuine verification)', async () => {
    const envelope = await verify(code);
    expect(envelope).toMatchObject({ code: 200, msg: '正版图书，首次查询' });
    expect(envelope.data).toEqual({
      book_id: 1,
      book_title: '高考数学总复习',
      img_url: '/files/public/books/1.webp',
      is_first: 1,
      check_count: 1,
      first_check_time: expect.any(Number) as number,
    });
  });

  it('reports how often and since when a code has been checked', async () => {
    await server.db
      .updateTable('genuine_codes')
      .set({ check_count: 2, first_checked_at: '2026-10-18T12:12:00Z' })
      .execute();
    const envelope = await verify(code);
    expect(envelope.msg).toBe(
      '正版图书，第 3 次查询，首次查询时间 2026-10-18 20:12:00。如果首次查询的不是您本人，请谨防盗版',
    );
    expect(envelope.data).toMatchObject({ is_first: 0, check_count: 3, first_check_time: 1792325520 });
  });

  it.each([' ytjy 2027\tksjl　0001 ', 'ytjy-2027-ksjl-0001', 'ＹＴＪＹ２０２７－ｋｓｊｌ－０００１'])(
    'ignores case, width, spaces and hyphens of %j (spec: B2.8 testAndVerify case and spaces)',
    async (given) => {
      expect((await verify(given)).code).toBe(200);
    },
  );

  it('counts all checks at the same time and reports only one as the first', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(code)));
    const checks = answers.map(({ data }) => data as GenuineCheck);
    expect(checks.map((check) => check.check_count).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(checks.filter((check) => check.is_first === 1)).toHaveLength(1);
    expect(new Set(checks.map((check) => check.first_check_time)).size).toBe(1);
  });

  it('adds the book once to the books of the caller', async () => {
    await verify(code);
    expect(await myBooks()).toEqual([]);
    await verify(code, { token });
    await verify(code, { token });
    expect(await myBooks()).toEqual([{ user_id: 2, book_id: 1 }]);
  });

  it('warns of an unknown code and writes nothing', async () => {
    const before = await keptCodes();
    expect(await verify('YTJY2027KSJL9999', { token })).toEqual(
      reply(
        404,
        '没有查到这个防伪码，请核对容易看错的字符（0 与 O，1 与 I、L，5 与 S，8 与 B）后再试；如果输入无误，您买到的可能是盗版图书',
      ),
    );
    expect(await keptCodes()).toEqual(before);
    expect(await myBooks()).toEqual([]);
  });

  it('answers any unknown code alike, however close it is to a real one', async () => {
    const envelope = await verify('完全不相干的文字');
    const near = [
      'YTJY2027KSJL0002',
      'YTJY2027KSJL000',
      'YTJY2027KSJL00011',
      'YTJY',
      '_TJY2027KSJL0001',
      '%',
    ];
    for (const given of near) expect([given, await verify(given)]).toEqual([given, envelope]);
  });

  it('counts no right check: a class at one address is not locked out', async () => {
    const from = { address: '192.0.2.2' };
    for (let tried = 0; tried < 31; tried += 1) expect((await verify(code, from)).code).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code, from)));
    expect(answers.filter((answer) => answer.code !== 200)).toEqual([]);
    expect((await verify('YTJY', from)).code).toBe(404);
  });

  it('limits the unknown codes of one address and not those of others', async () => {
    const from = { address: '192.0.2.1' };
    for (let tried = 0; tried < 30; tried += 1) {
      expect((await verify(`YTJY${String(tried)}`, from)).code).toBe(404);
    }
    expect(await verify(code, from)).toMatchObject({
      code: 429,
      data: { retry_after: expect.any(Number) as number },
    });
    expect((await verify(code)).data).toMatchObject({ check_count: 1 });
  });
});

describe('the limit of an account', () => {
  it('counts its unknown codes from all addresses', async () => {
    // Not the account of the tests above, whose unknown codes count too.
    const own = await server.logIn(student);
    for (let tried = 0; tried < 30; tried += 1) {
      expect((await verify(`YTJY${String(tried)}`, { token: own })).code).toBe(404);
    }
    expect((await verify('YTJY', { token: own })).code).toBe(429);
    expect((await verify(code)).code).toBe(200);
  });
});

describe('getGenuineQrcode', () => {
  it('returns the picture, or an empty text when there is none', async () => {
    expect(await server.ask('getGenuineQrcode')).toEqual({ oa_qrcode: '' });
    await insert(server.db, {
      settings: { key: 'genuine_verification_oa_qrcode', value: JSON.stringify('public/site/verify.svg') },
    });
    expect(await server.ask('getGenuineQrcode')).toEqual({ oa_qrcode: '/files/public/site/verify.svg' });
  });
});
