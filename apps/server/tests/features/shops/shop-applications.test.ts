import { uploadKeyOf } from '../../../src/shared/upload-urls.js';
import { mobileMessages } from '@inkstone/forms/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applicant,
  applyForShop,
  progressOf,
  requestShopCode,
  shopApplication,
} from '../../fixtures/shop-applications.js';
import { insertShops } from '../../fixtures/shops.js';
import { countClaimed, insertUpload } from '../../fixtures/uploads.js';
import { reply, errorsOf } from '../../support/answers.js';
import { type CallOptions, useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertShops(server.db);
});

beforeEach(async () => {
  for (const table of ['shop_applications', 'uploads', 'verification_codes'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const submit = (body: object, from: CallOptions = {}) =>
  server.call('submitShopApplication', { body, ...from });
const applications = () => server.db.selectFrom('shop_applications').selectAll().execute();

describe('sendShopPhoneCode', () => {
  const send = (phone: unknown) => server.call('sendShopPhoneCode', { body: { phone } });

  it('sends a code to the phone, once a minute', async () => {
    const code = await requestShopCode(server);
    expect(code).toMatch(/^\d{6}$/);
    const again = await send(applicant);
    expect(again).toMatchObject({ code: 429, data: { retry_after: expect.any(Number) as number } });
  });

  it.each(['', '1380000000', '138000000088', '23800000008', '1380000000a'])(
    'sends nothing to %j',
    async (phone) => {
      expect(await send(phone)).toMatchObject({ code: 400, msg: mobileMessages.format });
      expect(await server.db.selectFrom('verification_codes').select('id').execute()).toEqual([]);
    },
  );

  it('sends a code that is not valid for login', async () => {
    const code = await requestShopCode(server);
    const envelope = await server.call('loginByCode', { body: { type: 1, account: applicant, code } });
    expect(envelope.code).toBe(410);
  });
});

describe('submitShopApplication', () => {
  it('stores the application under a random query code and claims its certificates (spec: B7 certification_submit, B3 shop application, B3 shop application files, B8 success shop application)', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const envelope = await submit(body);
    expect(envelope).toMatchObject({ code: 200, msg: '提交成功' });
    const { query_code } = envelope.data as { query_code: string };
    expect(query_code).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
    const key = (url: string) => /uploads\/[^?]+/.exec(url)?.[0];
    expect(await applications()).toMatchObject([
      {
        query_code,
        shop_name: '钱塘学堂图书旗舰店',
        company_number: '91000000MA00YANT38',
        province_id: 33,
        is_merge: true,
        status: 1,
        publication_license_key: key(body.publication_license),
        business_license_key: key(body.business_license),
        company_number_key: '',
        tax_certificate_key: '',
        identity_card_keys: body.identity_card.split(',').map(key),
      },
    ]);
    expect(await countClaimed(server.db)).toBe(4);
  });

  it('requires all five certificates when they are not merged (spec: B5 certificate apart)', async () => {
    const whole = {
      ...(await shopApplication(server)),
      is_merge: 0,
      phone_code: await requestShopCode(server),
    };
    expect(errorsOf((await submit(whole)).data)).toEqual([
      ['company_number_img', '请上传文件'],
      ['tax_certificate', '请上传文件'],
    ]);
    const half = {
      ...whole,
      company_number_img: '',
      tax_certificate: await insertUpload(server),
    };
    expect(errorsOf((await submit(half)).data)).toEqual([['company_number_img', '请上传文件']]);
    const five = { ...half, company_number_img: await insertUpload(server) };
    expect((await submit(five)).code).toBe(200);
    expect(await countClaimed(server.db)).toBe(6);
  });

  it('ignores the separate certificates when they are merged (spec: B5 certificate merged)', async () => {
    const phone_code = await requestShopCode(server);
    const tax_certificate = await insertUpload(server);
    const body = { ...(await shopApplication(server)), tax_certificate, phone_code };
    expect((await submit(body)).code).toBe(200);
    expect(await applications()).toMatchObject([{ tax_certificate_key: '' }]);
    expect(await countClaimed(server.db)).toBe(4);
  });

  it('returns the same query code when the same application is sent again with its used code', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const answers = await Promise.all([submit(body), submit(body), submit(body)]);
    const [first] = answers;
    expect(first.code).toBe(200);
    expect(answers).toEqual(answers.map(() => first));
    // The links have new signatures, and the applicant typed another code.
    const signedAnew = {
      ...body,
      business_license: server.services.links.create(uploadKeyOf(body.business_license), '照片.jpg', 60),
    };
    expect(await submit({ ...signedAnew, phone_code: '000000' })).toEqual(first);
    expect(await applications()).toHaveLength(1);
  });

  it('accepts another application of the same phone only with a new code', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    await submit(body);
    const another = { ...(await shopApplication(server)), phone_code: body.phone_code };
    expect(await submit(another)).toEqual(reply(410, '验证码已失效，请重新获取'));
    expect(await applications()).toHaveLength(1);
    expect((await submit({ ...another, phone_code: await requestShopCode(server) })).code).toBe(200);
    expect(new Set((await applications()).map((one) => one.query_code)).size).toBe(2);
  });

  it('counts wrong codes although it writes nothing else, and the fifth invalidates the code', async () => {
    const from = { address: '192.0.2.1' };
    const phone_code = await requestShopCode(server, from);
    const body = await shopApplication(server);
    const wrong = phone_code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await submit({ ...body, phone_code: wrong }, from)).toEqual(reply(422, '验证码错误'));
    }
    expect((await submit({ ...body, phone_code }, from)).code).toBe(410);
    expect(await applications()).toEqual([]);
    expect(await countClaimed(server.db)).toBe(0);
  });

  it('keeps the code valid when it refuses the application', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const lost = await submit({ ...body, identity_card: '/files/uploads/nobody.jpg' });
    expect(lost).toMatchObject({ code: 400, msg: '上传的文件已失效，请重新上传' });
    expect(errorsOf(lost.data)).toEqual([['identity_card', '上传的文件已失效，请重新上传']]);
    expect(await applications()).toEqual([]);
    expect(await countClaimed(server.db)).toBe(0);
    expect((await submit(body)).code).toBe(200);
  });

  it.each([
    ['shop_platform', 99, '没有这个店铺平台'],
    ['province', 99, '没有这个省份'],
    ['agreement_name', 'user_agreement', '请先阅读并同意授权协议'],
    ['business_license', ' , ', '请上传文件'],
    ['business_license', '/files/uploads/a.jpg,/files/uploads/b.jpg', '只可上传一个文件'],
    ['identity_card', 'a,b,c', '最多上传2个文件'],
  ])('refuses %s %j and writes nothing', async (field, value, message) => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const envelope = await submit({ ...body, [field]: value });
    expect(envelope).toMatchObject({ code: 400, msg: message });
    expect(errorsOf(envelope.data)).toEqual([[field, message]]);
    expect(await applications()).toEqual([]);
  });
});

describe('queryShopApplication', () => {
  const query = (query_code: unknown, from: CallOptions = {}) =>
    server.call('queryShopApplication', { body: { query_code }, ...from });

  it('returns all fields, ignoring case, spaces and hyphens of the code (spec: B7 query_code, B3 application progress)', async () => {
    const code = await applyForShop(server);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()} `;
    expect((await query(typed)).data).toEqual({
      query_code: code,
      status: 1,
      status_text: '资质审核中，预计需要 1—7 个工作日',
      days: 0,
      create_time: expect.any(Number) as number,
      processing_time: null,
      handle_time: null,
      grant_time: null,
      approver: '',
      descr: '',
      round: 1,
      refused_papers: [],
      data_reason: '',
    });
  });

  it('returns whole days since the submission', async () => {
    const code = await applyForShop(server);
    await server.db
      .updateTable('shop_applications')
      .set({ submitted_at: sql<Date>`now() - interval '3 days 23 hours'` })
      .execute();
    expect((await progressOf(server, code)).days).toBe(3);
  });

  it('refuses an unknown code', async () => {
    const refusal = reply(404, '没有查到这个查询码，请核对后再试');
    expect(await query('7KXQ4MRW9TEB')).toEqual(refusal);
    expect(await query("'; drop table users --")).toEqual(refusal);
  });

  it('limits the unknown query codes of an address, and counts no other', async () => {
    const from = { address: '192.0.2.1' };
    const code = await applyForShop(server);
    for (let asked = 0; asked < 31; asked += 1) expect((await query(code, from)).code).toBe(200);
    for (let tried = 0; tried < 30; tried += 1) {
      expect((await query(`CODE${String(tried)}`, from)).code).toBe(404);
    }
    expect(await query('7KXQ4MRW9TEB', from)).toMatchObject({
      code: 429,
      data: { retry_after: expect.any(Number) as number },
    });
  });
});
